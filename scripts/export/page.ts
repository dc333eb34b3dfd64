import { type DefaultTreeAdapterTypes, html, serializeOuter, defaultTreeAdapter as tree } from 'parse5'
import { Problem } from '@/scripts/step'

export type Element = DefaultTreeAdapterTypes.Element

/** A page of the export being worked on: its file, the export's folder, and what a browser would parse. */
export type Page = { file: string; folder: string; document: DefaultTreeAdapterTypes.Document }

/** A change to every page. It stops the build if a page isn't what it expects. */
export type Transform = { name: string; apply(page: Page): void | Promise<void> }

const nextHasChanged =
  'Run `npm run build`, which starts from fresh pages. If that does not help, Next writes them differently now: ' +
  'see Upgrading Next in CONTRIBUTING.md.'

/** Stops the build unless this is true, naming the page, what was expected of it, and the cure. */
export function expectOf(page: Page, isSo: boolean, expectation: string, cure = nextHasChanged): asserts isSo {
  if (!isSo) throw new Problem(`${page.file}: ${expectation}. ${cure}`)
}

/** Stops the build if an element is there that shouldn't be, and shows how it begins. */
export function expectNone(page: Page, element: Element | undefined, expectation: string): void {
  expectOf(page, !element, `${expectation}, found ${element && serializeOuter(element).slice(0, 120)}`)
}

export function elements({ document }: Page, tag?: string): Element[] {
  const below = (parent: DefaultTreeAdapterTypes.ParentNode): Element[] =>
    parent.childNodes.filter(tree.isElementNode).flatMap((element) => [element, ...below(element)])
  return below(document).filter(({ tagName }) => tag === undefined || tagName === tag)
}

/** The value of an attribute, named in lowercase; undefined if the element doesn't have it. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value
}

/** The names of an element's attributes, in alphabetical order. */
export function attributeNames({ attrs }: Element): string {
  return attrs
    .map(({ name }) => name)
    .sort()
    .join(' ')
}

export function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('')
}

export function setText(element: Element, text: string): void {
  for (const node of [...element.childNodes]) tree.detachNode(node)
  tree.insertText(element, text)
}

export function append(parent: Element, tag: string, attributes: Record<string, string>, text = ''): void {
  tree.appendChild(parent, created(tag, attributes, text))
}

export function putBehind(element: Element, tag: string, attributes: Record<string, string>): void {
  const { parentNode } = element
  if (!parentNode) throw new Error(`Nothing can stand behind <${element.tagName}>, which is in no page.`)
  const next = parentNode.childNodes[parentNode.childNodes.indexOf(element) + 1]
  if (next) tree.insertBefore(parentNode, created(tag, attributes), next)
  else tree.appendChild(parentNode, created(tag, attributes))
}

export function remove(element: Element): void {
  tree.detachNode(element)
}

function created(tag: string, attributes: Record<string, string>, text = ''): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  const element = tree.createElement(tag, html.NS.HTML, attrs)
  if (text) tree.insertText(element, text)
  return element
}
