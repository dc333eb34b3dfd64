export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () =>
      'requestIdleCallback' in window ? window.requestIdleCallback(() => resolve()) : setTimeout(resolve, 200)
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
  })
}
