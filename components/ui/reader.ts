/** Whether the focus is neither on a control nor where it was before; then nothing should get in the reader's way. */
export function isReadingElsewhere(control: Element | null, before: Element | null = null): boolean {
  const { activeElement, body } = document
  return ![body, control, before].includes(activeElement)
}

/** From a press on, watches a reader; the function it returns says whether they have typed or moved the focus since. */
export function watchReader(control: Element | null): () => boolean {
  const before = document.activeElement
  let hasTyped = false
  const notice = () => {
    hasTyped = true
  }
  document.addEventListener('input', notice)
  return () => {
    document.removeEventListener('input', notice)
    return hasTyped || isReadingElsewhere(control, before)
  }
}
