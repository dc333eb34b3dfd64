/** @jest-environment node */

import { existsSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { inTurn } from '@/__tests__/in-turn'
import AccessibilityPage from '@/app/accessibility/page'
import { officeHours, organization } from '@/content/organization'
import { accessibility } from '@/content/pages/accessibility'
import { contentToSupply } from '@/scripts/checks/launch-findings'

const main = /<main[\s\S]*<\/main>/.exec(renderToStaticMarkup(<AccessibilityPage />))?.[0] ?? ''
const words = main
  .replace(/<[^>]+>/g, '')
  .replaceAll('&#x27;', "'")
  .replace(/\s+/g, ' ')

const { updated, tested } = accessibility

test(
  'what it says is checked really is',
  inTurn(tested.checks, ({ text, file }) => {
    expect(words).toContain(text)
    expect(existsSync(file)).toBe(true)
  }),
)

test('it says who to call, and when', () => {
  expect(main).toContain(`<a href="${organization.phone.href}"`)
  expect(words).toContain(officeHours.replace(/\s+/g, ' '))
})

test('its date is the same for people and for machines', () => {
  const { printed, date } = updated
  const written = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  expect(printed).toBe(written)
  expect(main).toContain(`<time dateTime="${date}">${printed}</time>`)
})

test('anything only the owner knows about it stays on the owner’s list until confirmed', () => {
  const waiting = [accessibility.notYet, accessibility.close].filter((part) => 'confirm' in part)
  const listed = contentToSupply([{ file: 'content/pages/accessibility.ts', exports: { accessibility } }])
  expect(listed.filter(({ field }) => field === 'confirm')).toHaveLength(waiting.length)
})
