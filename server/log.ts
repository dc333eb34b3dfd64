/** Logs a line about something worth knowing. A line never holds a name, an address or anything else that was sent. */
export type Log = (line: string) => void

/** What a line may say about an error: its kind and its codes. Its message may quote what a person wrote. */
export function kindOf(error: unknown): string {
  const { name = 'unknown error', code, responseCode } = Object(error)
  return [name, code, responseCode].filter(Boolean).join(' ')
}

export function placeOf(error: unknown): string {
  const places = String(Object(error).stack)
    .split('\n')
    .filter((line) => /^ +at /.test(line))
  return [kindOf(error), ...places.slice(0, 3)].join('\n')
}
