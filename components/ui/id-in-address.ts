/** The id that the address names after its #; empty where there is none or it cannot be read. */
export function idInAddress(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1))
  } catch {
    return ''
  }
}
