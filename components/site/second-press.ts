/** Longest time between the two presses of a slow double-click, in milliseconds. */
const doubleClick = 700
/** How far a shaky hand moves between them, in pixels. */
const reach = 24

/** When and where something was pressed. */
type Press = { control: EventTarget | null; at: number; x: number; y: number }

/**
 * Many people double-click or double-tap whatever they press. When the first press moves the page or opens something,
 * other things are under the pointer by the second, and nobody means to press those: it would change another answer, or
 * close what has just opened. So a press soon after another, at the same place but on something else, is ignored.
 */
export function ignoreSecondPresses(): void {
  let last: Press | null = null

  function ignoreIfSecond(event: MouseEvent): void {
    if (event.detail === 0) return // Keys and screen readers press without a pointer.
    const press = pressOf(event)
    if (last && isSecond(last, press)) {
      event.preventDefault()
      event.stopPropagation()
    } else if (event.type === 'click') last = press
  }
  window.addEventListener('mousedown', ignoreIfSecond, true) // This would move the focus.
  window.addEventListener('click', ignoreIfSecond, true)
}

function pressOf({ target, timeStamp, clientX, clientY }: MouseEvent): Press {
  return { control: controlOf(target), at: timeStamp, x: clientX, y: clientY }
}

/** A label's own field, the link or button around an icon. */
function controlOf(target: EventTarget | null): EventTarget | null {
  if (!(target instanceof Element)) return target
  const control = target.closest('a, button, label, summary')
  return control instanceof HTMLLabelElement ? control.control : (control ?? target)
}

function isSecond(first: Press, press: Press): boolean {
  const isNear = Math.hypot(press.x - first.x, press.y - first.y) < reach
  return isNear && press.at - first.at < doubleClick && press.control !== first.control
}
