/** @jest-environment node */
import { phoneDigits } from '@/scripts/checks/phone-digits'

test.each([
  ['(908) 555-0100', '9085550100'],
  ['Call us at (908) 555-0100, Monday to Friday', '9085550100'],
  ['1-800-677-1116', '8006771116'],
  ['1-800-MEDICARE', '8006334227'],
  ['Call', ''],
])('reads the number in %j', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits)
})
