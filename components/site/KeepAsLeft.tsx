'use client'

import { useLayoutEffect } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

const parts = 'a, button, details, input, select, summary, textarea'

/** The page as its reader left it. The nodes keep their answers when React has put others in their place. */
type Before = {
  nodes: readonly HTMLElement[]
  focused: HTMLElement | undefined
  top: number
  selection: [number, number] | null
}

let before: Before | undefined

/** Notes how its reader has left the page; called before React takes it over. */
export function rememberPage(): void {
  const nodes = [...document.querySelectorAll<HTMLElement>(parts)]
  const focused = nodes.find((node) => node === document.activeElement)
  before = { nodes, focused, top: topOf(focused), selection: selectionIn(focused) }
}

/**
 * Keeps the page as its reader has left it before the scripts came. When a password manager or a translator has changed
 * the HTML by then, React throws it away and builds another; the answers, the focus, and the selection move over, and
 * what has the focus stays where it was in the window. Must come before anything that reads answers when it hydrates.
 */
export function KeepAsLeft() {
  useLayoutEffect(() => {
    if (before) putBack(before)
    before = undefined
  }, [])
  return null
}

function putBack({ nodes, focused, top, selection }: Before): void {
  const gone = nodes.filter((node) => !node.isConnected)
  if (gone.length === 0) return
  const now = [...document.querySelectorAll<HTMLElement>(parts)]
  /** The node that stands where another stood: among those that look the same, the one with the same number. */
  const successorOf = (node: HTMLElement) => {
    const isAlike = (other: HTMLElement) => looksOf(other) === looksOf(node)
    const successors = now.filter(isAlike)
    // There are fewer when software had put copies before them.
    return successors[nodes.filter(isAlike).indexOf(node)] ?? successors.at(-1)
  }
  // Without an answer it may be a copy, made by software, of a field that has one.
  for (const node of gone) {
    if (isTextControl(node) && hasAnswer(node)) copy(node, successorOf(node))
    if (node.hasAttribute('open')) successorOf(node)?.setAttribute('open', '')
  }
  const control = focused && gone.includes(focused) ? successorOf(focused) : undefined
  if (!control) return
  control.focus({ preventScroll: true })
  if (selection && isTextControl(control)) control.setSelectionRange(...selection)
  const moved = topOf(control) - top
  if (moved) window.scrollBy({ top: moved, behavior: 'instant' })
}

/** What software that changes a page leaves alone; some copies what was typed into the value, so an id is enough. */
function looksOf(node: HTMLElement): string {
  return node.id || [node.localName, ...['type', 'href', 'name', 'value'].map((name) => node.getAttribute(name))].join()
}

function hasAnswer(control: TextControl): boolean {
  const isBox = control.type === 'radio' || control.type === 'checkbox'
  return isBox ? (control as HTMLInputElement).checked : control.value !== ''
}

function copy(from: TextControl, to: HTMLElement | undefined): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.files = from.files
    to.checked = from.checked
  }
  if (from.type !== 'file' && isTextControl(to)) to.value = from.value
}

function topOf(node: HTMLElement | undefined): number {
  return node?.getBoundingClientRect().top ?? 0
}

/** Where the cursor stands; browsers do not tell it in an email field. */
function selectionIn(node: HTMLElement | undefined): [number, number] | null {
  if (!isTextControl(node)) return null
  const { selectionStart, selectionEnd } = node
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd]
}

function isTextControl(node: unknown): node is TextControl {
  return node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement
}
