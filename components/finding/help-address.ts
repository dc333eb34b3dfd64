/** What someone answered, as it stands in the address. */
export type HelpAsked = { forWhom: string; chosen: readonly string[]; town: string }

/** Names under which the form writes its answers. */
export const answerNames = { forWhom: 'for', chosen: 'what', town: 'town' } as const

/** The longest name of a town that is read; more is no town. */
const longestTown = 60

/** The answers in an address; null when nothing has been asked. What is not understood is left out later. */
export function askedIn(search: string): HelpAsked | null {
  const answers = new URLSearchParams(search)
  if (!Object.values(answerNames).some((name) => answers.has(name))) return null
  return {
    forWhom: answers.get(answerNames.forWhom) ?? '',
    chosen: answers.getAll(answerNames.chosen),
    town: (answers.get(answerNames.town) ?? '').trim().slice(0, longestTown),
  }
}

/** The address that a form's answers make; an empty town is left in, so that an address without answers is one, too. */
export function searchOf(form: HTMLFormElement): string {
  const answers = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return `?${new URLSearchParams(answers)}`
}

/** Puts the answers of an address back into the form. */
export function fillIn(form: HTMLFormElement, search: string): void {
  const asked = askedIn(search)
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement)) continue
    if (control.type === 'radio') control.checked = control.value === asked?.forWhom
    else if (control.type === 'checkbox') control.checked = asked?.chosen.includes(control.value) ?? false
    else control.value = asked?.town ?? ''
  }
}
