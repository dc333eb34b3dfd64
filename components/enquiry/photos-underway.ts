/** Photos being made smaller, by the field they were chosen in. */
const underway = new WeakMap<HTMLInputElement, Promise<void>>()

/** Notes that the photo in a field is being made smaller, or that there's none to wait for anymore. */
export function expectPhoto(field: HTMLInputElement, ready: Promise<void>): void {
  underway.set(field, ready)
}

/** Waits until the photos chosen in a form are what will be sent. */
export async function photosReady(form: HTMLFormElement): Promise<void> {
  const fields = form.querySelectorAll<HTMLInputElement>('input[type="file"]')
  await Promise.all([...fields].map((field) => underway.get(field)))
}
