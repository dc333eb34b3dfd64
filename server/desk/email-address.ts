/** The rule by which browsers check `<input type="email">` (WHATWG HTML, 'valid e-mail address'). */
const syntax =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Whether a text is one email address and nothing else. 254 letters are the most that mail can carry (RFC 5321). */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && syntax.test(text)
}
