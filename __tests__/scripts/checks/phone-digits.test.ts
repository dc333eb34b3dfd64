/** @jest-environment node */
import { isPhone, phoneDigits } from '@/scripts/checks/phone-digits'

test.each([
  ['(908) 555-0100', '9085550100'],
  ['Call us at (908) 555-0100, Monday to Friday', '9085550100'],
  ['1-800-677-1116', '8006771116'],
  ['1-800-MEDICARE', '8006334227'],
  ['Call', ''],
])('reads the number in %j', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits)
})

test.each([
  ['(908) 555-0100', true],
  ['908-555-0100', true],
  ['1-800-677-1116', true],
  ['1-800-MEDICARE', true],
  ['(908) 555-010', false],
  ['(908) 555-01000', false],
  ['908 555 01O0', false],
  ['Call us', false],
])('%j is a phone number: %j', (printed, is) => {
  expect(isPhone(printed)).toBe(is)
})
