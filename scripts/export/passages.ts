import { defaultTreeAdapter as tree } from 'parse5'
import { mapWords, messages } from '@/content/messages'
import type { Passage } from '@/content/types'
import { attribute, type Element, elements, type Page } from './page'

export type FoundPassage = Passage & { ids: readonly string[] }

/** A passage while it is read: its place as its heading tells it, and the places on its page that it links to. */
type OpenPassage = { place: string; around: string; heading: string; text: string; ids: string[]; links: string[] }

/** What is no text of the page: machinery, drawings, heads of tables, and the way that leads here. */
const leftOut = /^(script|style|noscript|svg|picture|video|iframe|form|button|nav|caption|thead)$/

/** Elements that may begin or end within a word. */
const joined = /^(b|strong|em|i|abbr|wbr)$/

/** What stands between an element and the next: a blank, the end of an item, or the end of its name. */
const ends: Readonly<Record<string, string>> = { li: '\n', p: '\n', td: '\n', dd: '\n', dt: '\t', th: '\n' }

const machinery: readonly string[] = [
  messages.opensNewTab,
  messages.opensNewTabInSpanish,
  messages.video.play,
  mapWords.note,
]

/** Cuts the main part of a page at its headings. What stands before the first is left out. */
export function passagesOf(page: Page): FoundPassage[] {
  const passages: OpenPassage[] = []
  for (const main of elements(page, 'main')) read(main, [], passages)
  return passages.map(({ place, around, heading, text, ids, links }, index) => {
    const opened = links.find((link) => ids.includes(link.slice(1)))
    const hash = index === 0 ? '' : place || opened || around
    return { hash, heading: tidy(heading), text: tidy(text), ids }
  })
}

/** Adds the words of an element to the last passage, or begins the next one with it. */
function read(element: Element, above: readonly Element[], passages: OpenPassage[]): void {
  const { tagName } = element
  const href = attribute(element, 'href') ?? ''
  if (/^h[1-4]$/.test(tagName)) {
    passages.push(begin(element, above))
  } else if (tagName === 'a' && /^(#|\/pictures\/)/.test(href)) {
    // The words of a link within the page, or to a picture, belong to the place it leads to.
    passages.at(-1)?.links.push(href)
  } else if (!isLeftOut(element)) {
    const id = attribute(element, 'id')
    if (id) passages.at(-1)?.ids.push(id)
    const add = (text: string) => {
      const last = passages.at(-1)
      if (last) last.text += text
    }
    if (!joined.test(tagName)) add(' ')
    for (const child of element.childNodes) {
      if (tree.isElementNode(child)) read(child, [element, ...above], passages)
      else if (tree.isTextNode(child)) add(child.value.replace(/\s+/g, ' '))
    }
    if (!joined.test(tagName)) add(ends[tagName] ?? ' ')
  }
}

/** Also buttons, cards that repeat what is behind them, and what is hidden from those who listen. */
function isLeftOut(element: Element): boolean {
  const isButton = attribute(element, 'data-variant') !== undefined
  const isDoor = attribute(element, 'data-kind') === 'door'
  return leftOut.test(element.tagName) || isButton || isDoor || attribute(element, 'aria-hidden') === 'true'
}

/** A heading is found at the text that it opens, at the part of the page that it names, or at itself. */
function begin(heading: Element, above: readonly Element[]): OpenPassage {
  const id = attribute(heading, 'id')
  const opens = below(heading).find(({ tagName }) => tagName === 'a')
  const named = above.find((element) => id && attribute(element, 'aria-labelledby') === id)
  const nearest = above.find((element) => element.tagName !== 'main' && attribute(element, 'id'))
  const own = (named && attribute(named, 'id')) ?? id
  const around = nearest && attribute(nearest, 'id')
  const opened = opens && attribute(opens, 'href')
  return {
    place: opened?.startsWith('#') ? opened : own ? `#${own}` : '',
    around: around ? `#${around}` : '',
    heading: wordsIn(heading),
    text: '',
    ids: id ? [id] : [],
    links: [],
  }
}

function below(element: Element): Element[] {
  return element.childNodes.filter(tree.isElementNode).flatMap((child) => [child, ...below(child)])
}

function wordsIn(element: Element): string {
  if (leftOut.test(element.tagName)) return ''
  const words = element.childNodes.map((node) => {
    if (tree.isElementNode(node)) return wordsIn(node)
    return tree.isTextNode(node) ? node.value : ''
  })
  return joined.test(element.tagName) ? words.join('') : ` ${words.join('')} `
}

/** One line, with signs where they belong: a dot between items, a colon behind their names. */
function tidy(text: string): string {
  return machinery
    .reduce((rest, words) => rest.replaceAll(words, ' '), text)
    .replace(/([.,:;?!]) *[\n\t]\s*/g, '$1 ')
    .replace(/ *\t\s*/g, ': ')
    .replace(/ *\n\s*/g, ' · ')
    .replace(/ +/g, ' ')
    .replace(/ ([.,:;?!)’”])/g, '$1')
    .replace(/([(“]) /g, '$1')
    .replace(/^[ ·:]+|[ ·:]+$/g, '')
}
