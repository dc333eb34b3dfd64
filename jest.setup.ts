import '@testing-library/jest-dom'
import { toHaveNoViolations } from 'jest-axe'

expect.extend(toHaveNoViolations)

// jsdom has no layout. These stand-ins answer as a browser with nothing on screen and no preferences would; a test that
// needs more replaces them with its own.
if (typeof window !== 'undefined') {
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
  Element.prototype.hasPointerCapture = () => false
}
