/** The rule browsers use to check `<input type="email">` (WHATWG HTML, 'valid e-mail address'). */
const syntax =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Whether a text is one email address and nothing else. Mail can carry at most 254 characters (RFC 5321). */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && syntax.test(text)
}

/** The mailbox behind an address: capitals, dots, and anything after a plus sign don't change it. */
export function mailboxOf(address: string): string {
  const [name = '', host] = address.toLowerCase().split('@')
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${host}`
}
