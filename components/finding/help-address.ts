/** What someone answered, as the URL holds it. */
export type HelpAsked = { forWhom: string; chosen: readonly string[]; town: string }

/** The form's field names, and so the URL's. */
export const answerNames = { forWhom: 'for', chosen: 'what', town: 'town' } as const

/** We read town names up to this length; anything longer isn't a town. */
const longestTown = 60

/** The answers in a URL; null when nothing has been asked. Whatever makes no sense is dropped later. */
export function askedIn(queryString: string): HelpAsked | null {
  const answers = new URLSearchParams(queryString)
  if (!Object.values(answerNames).some((name) => answers.has(name))) return null
  return {
    forWhom: answers.get(answerNames.forWhom) ?? '',
    chosen: answers.getAll(answerNames.chosen),
    town: (answers.get(answerNames.town) ?? '').trim().slice(0, longestTown),
  }
}

/** The query string for a form's answers; an empty town stays in, so that even no answers make a valid one. */
export function queryStringOf(form: HTMLFormElement): string {
  const answers = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return `?${new URLSearchParams(answers)}`
}

/** Puts the answers of a URL into the form. */
export function fillIn(form: HTMLFormElement, asked: HelpAsked): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement)) continue
    if (control.type === 'radio') control.checked = control.value === asked.forWhom
    else if (control.type === 'checkbox') control.checked = asked.chosen.includes(control.value)
    else control.value = asked.town
  }
}

/** Whether nothing in a form has been answered. */
export function isBlank(form: HTMLFormElement): boolean {
  return [...new FormData(form).values()].every((answer) => answer === '')
}
