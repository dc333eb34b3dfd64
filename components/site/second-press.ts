/** Longest time between the two presses of a slow double-click, in milliseconds. */
const doubleClick = 700
/** How far a shaky hand moves between them, in pixels. */
const reach = 24

/**
 * Many people double-click or double-tap whatever they press. When the first press has the page move the focus, such as
 * to a problem or into a dialog, other things are under the pointer by the second, and nobody means to press those: it
 * would change another answer, or close what has just opened. So a press soon after such a press, at the same place but
 * on something else, is ignored.
 */
export function ignoreSecondPresses(): void {
  let first: { at: number; x: number; y: number; control: Element; focused: Element | null } | null = null
  let isIgnored = false

  // A press moves the focus when it begins, so we look where the page has put it before that.
  window.addEventListener('mousedown', begin, true)
  window.addEventListener('click', end, true)
  // An answer in between is no part of a double-click.
  window.addEventListener('input', () => (first = null), true)

  function begin(event: MouseEvent): void {
    if (!first) return
    const isNear = Math.hypot(event.clientX - first.x, event.clientY - first.y) < reach
    const isSoon = event.timeStamp - first.at < doubleClick
    const hasMoved = document.activeElement !== first.focused && !first.control.contains(event.target as Node)
    isIgnored = isNear && isSoon && hasMoved
    if (isIgnored) stop(event)
  }
  function end(event: MouseEvent): void {
    if (event.detail === 0) return // Keys and screen readers press without a pointer.
    const { timeStamp: at, clientX: x, clientY: y, target } = event
    if (isIgnored) stop(event)
    else if (target instanceof Element) {
      const control = target.closest('a, button, label, summary') ?? target
      first = { at, x, y, control, focused: document.activeElement }
    }
    isIgnored = false
  }
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
