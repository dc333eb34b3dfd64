/** Longest time between the two presses of a slow double-click, in milliseconds. */
const doubleClick = 700
/** How far a shaky hand moves between them, in pixels. */
const reach = 24

/** What was pressed, when and where, and what had the focus then. */
type Press = { control: EventTarget | null; at: number; x: number; y: number; focused: Element | null }

/**
 * Many people double-click or double-tap whatever they press. When the first press has the page move the focus, such as
 * to a problem or into a dialog, other things are under the pointer by the second, and nobody means to press those: it
 * would change another answer, or close what has just opened. So a press soon after such a press, at the same place but
 * on something else, is ignored. So is what the key Enter repeats on something else while it's held down.
 */
export function ignoreSecondPresses(): void {
  let first: Press | null = null
  let isIgnored = false
  let heldOn: EventTarget | null = null

  // A press moves the focus when it begins, so we look where the page has put it before that.
  function begin(event: MouseEvent): void {
    isIgnored = first !== null && isSecond(first, pressOf(event))
    if (isIgnored) stop(event)
  }
  function end(event: MouseEvent): void {
    if (event.detail === 0) return // Keys and screen readers press without a pointer.
    if (isIgnored) stop(event)
    else first = pressOf(event)
    isIgnored = false
  }
  function hold(event: KeyboardEvent): void {
    if (!event.repeat) heldOn = event.target
    else if (event.key === 'Enter' && event.target !== heldOn) stop(event)
  }
  window.addEventListener('mousedown', begin, true)
  window.addEventListener('click', end, true)
  window.addEventListener('keydown', hold, true)
  // An answer in between is no part of a double-click.
  window.addEventListener('input', () => (first = null), true)
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

function pressOf({ target, timeStamp, clientX, clientY }: MouseEvent): Press {
  return { control: controlOf(target), at: timeStamp, x: clientX, y: clientY, focused: document.activeElement }
}

/** A label's own field, the link or button around an icon. */
function controlOf(target: EventTarget | null): EventTarget | null {
  if (!(target instanceof Element)) return target
  const control = target.closest('a, button, label, summary')
  return control instanceof HTMLLabelElement ? control.control : (control ?? target)
}

function isSecond(first: Press, press: Press): boolean {
  const isNear = Math.hypot(press.x - first.x, press.y - first.y) < reach
  const hasMoved = press.control !== first.control && press.focused !== first.focused
  return isNear && hasMoved && press.at - first.at < doubleClick
}
