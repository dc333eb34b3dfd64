/** Resolves once the page is loaded and the browser has nothing better to do; at once where there is no browser. */
export function whenIdle(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    const wait = () =>
      'requestIdleCallback' in window ? window.requestIdleCallback(() => resolve()) : setTimeout(resolve, 200)
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
  })
}
