/** The event that carries a short message to the toast area. */
export const toastEvent = 'site:toast'

/** Says something briefly at the edge of the window; it must also be said elsewhere. */
export function showToast(message: string): void {
  window.dispatchEvent(new CustomEvent(toastEvent, { detail: message }))
}
