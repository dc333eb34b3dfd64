const keypad = 'ABC2DEF3GHI4JKL5MNO6PQRS7TUV8WXYZ9'

/**
 * The ten digits of the first American phone number in a text, letters read off the keypad
 * ('1-800-MEDICARE' is 8006334227); empty if there is none.
 */
export function phoneDigits(text: string): string {
  const number = /(?:\+?1[-. ]?)?\(?(\d{3})\)?[-. ]*([A-Z\d](?:[-. ]?[A-Z\d]){6,})/.exec(text)
  if (!number) return ''
  const rest = (number[2] ?? '').replace(/[^A-Z\d]/g, '').replace(/[A-Z]/g, digitOf)
  return `${number[1]}${rest.slice(0, 7)}`
}

/** True for ten digits and nothing else, such as '(908) 555-0100', or for words on a keypad: '1-800-MEDICARE'. */
export function isPhone(printed: string): boolean {
  const number = printed.replace(/^\+?1[-. ]/, '')
  return (
    /^[-(). \d]*([-. ][A-Z]{3,})?$/.test(number) &&
    (/[A-Z]/.test(number) ? phoneDigits(number) : number.replace(/\D/g, '')).length === 10
  )
}

function digitOf(letter: string): string {
  return /\d/.exec(keypad.slice(keypad.indexOf(letter)))?.[0] ?? ''
}
