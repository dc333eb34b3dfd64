import { type RefObject, useLayoutEffect, useState } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

/** The form as the reader left it: the node keeps its values even after React has replaced it. */
type Before = { form: HTMLFormElement; focused: string; top: number; selection: [number, number] | null }

/**
 * Keeps what was typed before the scripts arrived. When a password manager or a translator has changed the form's
 * HTML by then, React throws it away and builds another; the answers, focus, and selection move over, and the focused
 * field stays where it was in the window.
 */
export function useKeepTyped(form: RefObject<HTMLFormElement | null>, id: string) {
  const [before] = useState(() => rememberForm(id))
  useLayoutEffect(() => {
    if (before && form.current && form.current !== before.form) refill(form.current, before)
  }, [before, form])
}

function rememberForm(id: string): Before | null {
  if (typeof document === 'undefined') return null
  const form = document.getElementById(id)
  if (!(form instanceof HTMLFormElement)) return null
  const focused = form.contains(document.activeElement) ? document.activeElement : null
  return {
    form,
    focused: focused?.id ?? '',
    top: topOf(focused),
    selection: focused && isControl(focused) ? selectionIn(focused) : null,
  }
}

function refill(form: HTMLFormElement, { form: typedInto, focused, top, selection }: Before) {
  for (const from of typedInto.elements) {
    const to = from.id ? form.elements.namedItem(from.id) : null
    if (isControl(from) && isControl(to)) copy(from, to)
  }
  const control = form.elements.namedItem(focused)
  if (!focused || !(control instanceof HTMLElement)) return
  control.focus({ preventScroll: true })
  if (selection && isControl(control)) control.setSelectionRange(...selection)
  const moved = topOf(control) - top
  if (moved) window.scrollBy({ top: moved, behavior: 'instant' })
}

/** An element's distance from the top of the window, in pixels. */
function topOf(element: Element | null): number {
  return element?.getBoundingClientRect().top ?? 0
}

function copy(from: Control, to: Control) {
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) to.value = from.value
  else if (from.type === 'radio' || from.type === 'checkbox') to.checked = from.checked
  else if (from.type === 'file') to.files = from.files
  else to.value = from.value
}

/** Where the cursor is; browsers don't say in an email field. */
function selectionIn({ selectionStart, selectionEnd }: Control): [number, number] | null {
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd]
}

function isControl(element: unknown): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}
