/** @jest-environment node */
import { securityText } from '@/scripts/build/security-txt'

test('security.txt says who to tell and expires in less than a year', () => {
  const lines = securityText(new Date('2026-01-10T12:00:00Z'), 'https://www.example.org').split('\n')
  expect(lines).toContain('Expires: 2027-01-05T12:00:00Z')
  expect(lines).toContain('Canonical: https://www.example.org/.well-known/security.txt')
  expect(lines.filter((line) => /^Contact: (mailto:|tel:|https:)/.test(line)).length).toBeGreaterThan(0)
})
