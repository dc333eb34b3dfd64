/** The event that carries a short message to the toast area. */
export const toastEvent = 'site:toast'

/** Says something briefly at the edge of the window. Never the only place where it is said. */
export function showToast(message: string): void {
  window.dispatchEvent(new CustomEvent(toastEvent, { detail: message }))
}
