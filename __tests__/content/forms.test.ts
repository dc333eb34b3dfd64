/** @jest-environment node */

import { programs } from '@/content/programs'
import { forms } from '@/lib/forms/forms'
import { questionsOf } from '@/lib/forms/questions'
import { internalLinks } from '@/scripts/checks/content-checks'
import { loadContent } from '@/scripts/checks/content-entries'

const all = [...forms.values()]

test('no two questions of a form send their answers under the same name', () => {
  for (const form of all) {
    const names = questionsOf(form).map(({ name }) => name)
    expect([form.type, names.filter((name, index) => names.indexOf(name) !== index)]).toEqual([form.type, []])
  }
})

test('a word that chooses an answer beforehand chooses one that the form offers', () => {
  const wrong = all.flatMap(({ fields }) =>
    fields.flatMap((field) => {
      if (field.type !== 'radio') return []
      return Object.entries(field.preselections ?? {}).filter(([, option]) => !field.options.includes(option))
    }),
  )
  expect(wrong).toEqual([])
})

test('a link that chooses an answer beforehand leads to a form that knows its word', async () => {
  const lost = [...internalLinks(await loadContent())].filter(({ value }) => {
    const { pathname, searchParams } = new URL(value, 'https://www.example.org')
    if (searchParams.size === 0) return false
    const form = programs.find(({ slug }) => pathname === `/${slug}/get-started`)?.form
    const words = form?.fields.flatMap((field) =>
      field.type === 'radio' ? Object.keys(field.preselections ?? {}) : [],
    )
    return !words?.includes(searchParams.get('about') ?? '')
  })
  expect(lost.map(({ file, entry, value }) => `${file}, ${entry}: ${value}`)).toEqual([])
})
