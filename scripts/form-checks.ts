import type { FormDefinition, FormField } from '../content/types'
import { internalLinks } from './content-checks'
import type { ContentModule } from './content-entries'
import type { Finding } from './findings'

/** Names under which a form sends its answers, in order; a schedule sends one for each day. */
export function sentNames(fields: readonly FormField[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'schedule') return field.days.map((day) => `${field.id}-${day}`)
    return field.type === 'radio' && field.other ? [field.id, field.other.field.id] : [field.id]
  })
}

/** No two questions of a form may send their answer under one name. */
export function checkFieldIds(forms: readonly FormDefinition[]): Finding[] {
  return forms.flatMap(({ type, fields }) => {
    const names = sentNames(fields)
    const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index))
    return [...twice].map((name) => ({
      file: 'content/forms.ts',
      entry: `forms.${type}`,
      field: 'id',
      problem: `two questions are called '${name}', so one answer would be lost.`,
      cure: 'Give each question its own id.',
    }))
  })
}

/**
 * A link that preselects an answer (`/social-work-support/get-started?about=Life+Station`) must name an
 * answer of the form on that page. `formsByPath` says which form a page shows.
 */
export function checkPreselects(
  modules: readonly ContentModule[],
  formsByPath: Readonly<Record<string, FormDefinition>>,
): Finding[] {
  const findings: Finding[] = []
  for (const { file, entry, field, value } of internalLinks(modules)) {
    const { pathname, searchParams } = new URL(value, 'https://example.org')
    const form = formsByPath[pathname]
    for (const [key, answer] of searchParams) {
      const found = { file, entry, field }
      if (!form) {
        findings.push({ ...found, problem: `${pathname} has no form.`, cure: `Remove ?${key}= from the link.` })
      } else if (key !== 'about') {
        findings.push({ ...found, problem: `?${key}= is not understood.`, cure: 'Write ?about= and an answer.' })
      } else if (!answersOf(form).includes(answer)) {
        const cure = `Write one of: ${answersOf(form).join(', ')}.`
        findings.push({ ...found, problem: `the form ${form.type} has no answer '${answer}'.`, cure })
      }
    }
  }
  return findings
}

function answersOf({ fields }: FormDefinition): string[] {
  return fields.flatMap((field) => (field.type === 'radio' ? field.options : []))
}
