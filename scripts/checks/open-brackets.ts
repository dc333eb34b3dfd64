/** A bracket that is open, and its line. Lines count from 0. */
export type OpenBracket = { mark: string; line: number }

export const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' }

/** A piece of words, a remark, or a bracket, whichever comes first. */
const pieces = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/.*|[{}[\]()]/g

/** The brackets that are still open at the end of a text, the innermost last. */
export function openBrackets(text: string): OpenBracket[] {
  const open: OpenBracket[] = []
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    if (piece in closing) open.push({ mark: piece, line: text.slice(0, index).split('\n').length - 1 })
    else if (Object.values(closing).includes(piece)) open.pop()
  }
  return open
}
