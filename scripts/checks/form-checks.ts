import { questionsOf } from '../../content/form-questions'
import { programs } from '../../content/programs'
import type { FormDefinition } from '../../content/types'
import { internalLinks } from './content-checks'
import type { ContentModule } from './content-entries'
import type { Finding } from './findings'

/** No two questions on a form may send their answers under the same name. */
export function checkFieldIds(forms: readonly FormDefinition[]): Finding[] {
  return forms.flatMap((form) => {
    const { type } = form
    const names = questionsOf(form).map(({ name }) => name)
    const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index))
    return [...twice].map((name) => ({
      file: fileOf(type),
      entry: `form '${type}'`,
      field: 'id',
      problem: `two questions are called '${name}', so one answer would be lost.`,
      cure: 'Give each question its own id.',
    }))
  })
}

/** Every word that preselects an answer must lead to one the question offers. */
export function checkPreselections(forms: readonly FormDefinition[]): Finding[] {
  return forms.flatMap(({ type, fields }) =>
    fields.flatMap((field) => {
      if (field.type !== 'radio') return []
      const wrong = Object.entries(field.preselections ?? {}).filter(([, option]) => !field.options.includes(option))
      return wrong.map(([word, option]) => ({
        file: fileOf(type),
        entry: `form '${type}', ${field.id}`,
        field: `preselections.${word}`,
        problem: `there is no answer '${option}'.`,
        cure: `Write one of: ${field.options.join(', ')}.`,
      }))
    }),
  )
}

/**
 * A link that preselects an answer (`/social-work-support/get-started?about=lifestation`) must use a word the form on
 * that page knows. `formsByPath` says which form a page shows.
 */
export function checkPreselects(
  modules: readonly ContentModule[],
  formsByPath: Readonly<Record<string, FormDefinition>>,
): Finding[] {
  const findings: Finding[] = []
  for (const { file, entry, field, value } of internalLinks(modules)) {
    const { pathname, searchParams } = new URL(value, 'https://example.org')
    const form = formsByPath[pathname]
    for (const [key, word] of searchParams) {
      const found = { file, entry, field }
      if (!form) {
        findings.push({ ...found, problem: `${pathname} has no form.`, cure: `Remove ?${key}= from the link.` })
      } else if (key !== 'about') {
        findings.push({ ...found, problem: `?${key}= is not understood.`, cure: 'Write ?about= and a word.' })
      } else if (!wordsOf(form).includes(word)) {
        const cure = `Write one of: ${wordsOf(form).join(', ') || 'nothing, this form knows no words'}.`
        findings.push({ ...found, problem: `the form ${form.type} does not know '${word}'.`, cure })
      }
    }
  }
  return findings
}

function wordsOf({ fields }: FormDefinition): string[] {
  return fields.flatMap((field) => (field.type === 'radio' ? Object.keys(field.preselections ?? {}) : []))
}

/** The file a form is written in. */
function fileOf(type: string): string {
  const program = programs.find(({ form }) => form.type === type)
  return program ? `content/programs/${program.slug}.ts` : 'content/volunteer-form.ts'
}
