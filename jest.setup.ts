// Only tests with a page need what follows, and loading it takes longer than most other tests run.
if (typeof window !== 'undefined') {
  require('@testing-library/jest-dom')
  expect.extend(require('jest-axe').toHaveNoViolations)
  // As generous as jest.config.mjs, because a busy machine isn't the site's fault.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 })

  // jsdom has no layout. These stand-ins answer as a browser with nothing on screen and no preferences would; a test
  // that needs more replaces them with its own.
  class SilentObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
  window.IntersectionObserver = SilentObserver
  window.ResizeObserver = SilentObserver

  window.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener() {},
      removeListener() {},
    })

  window.performance.getEntriesByType = () => []
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  Blob.prototype.arrayBuffer = async () => new ArrayBuffer(1)
  Element.prototype.hasPointerCapture = () => false
}
