/** @jest-environment node */
import { securityText } from '@/scripts/build/security-txt'
import { datedWords, securityTextExpires } from '@/scripts/checks/every-year'

const listed = (exports: Record<string, unknown>, file = 'content/a.ts') =>
  datedWords([{ file, exports }], 2030).map(({ problem }) => problem)

test('words with a year are listed, with how long they are true', () => {
  expect(listed({ board: { heading: '2029 Board' }, limits: { note: '$1 (2029), $2 (2030)' } })).toEqual([
    "'2029 Board' is from 2029.",
    "'$1 (2029), $2 (2030)' is good through the end of 2030.",
  ])
})

test('a phone number is not a year', () => {
  expect(listed({ phone: { printed: '(973) 467-2020' } })).toEqual([])
})

test('past events, and what no reader sees, are not listed', () => {
  expect(listed({ picture: { text: 'In 2021 we opened again' } }, 'content/history.ts')).toEqual([])
  expect(
    listed({ link: { href: 'https://example.com/2029' }, note: { confirm: 'As of 2029' }, since: '1954' }),
  ).toEqual([])
})

test('security.txt is listed with the day it expires', () => {
  const text = 'Contact: tel:+1\nExpires: 2030-06-01T00:00:00Z\n'
  expect(securityTextExpires(text, new Date('2030-01-01'))[0]?.problem).toBe('is good until 2030-06-01.')
  expect(securityTextExpires(text, new Date('2030-07-01'))[0]?.problem).toBe('has expired on 2030-06-01.')
  expect(securityTextExpires(undefined, new Date())).toEqual([])
})

test('security.txt says who to tell and expires in less than a year', () => {
  const lines = securityText(new Date('2026-01-10T12:00:00Z'), 'https://www.example.org').split('\n')
  expect(lines).toContain('Expires: 2027-01-05T12:00:00Z')
  expect(lines).toContain('Canonical: https://www.example.org/.well-known/security.txt')
  expect(lines.filter((line) => /^Contact: (mailto:|tel:|https:)/.test(line)).length).toBeGreaterThan(0)
})
