import type { Page } from '@playwright/test'

/** Windows in which pages are looked at, in pixels. */
export const widths = [320, 390, 768, 1280]
/** Between those, where large text finds columns that were meant for wider windows. */
export const widthsBetween = [480, 1024, 1440]
export const height = 900

/** How much wider another machine's fonts may set the same word. What fits by less is too tight everywhere. */
const room = 1.04

/** Sets headings and labels so much larger that a word without room doesn't fit, or as they were. */
function setLabels(page: Page, by: number): Promise<void> {
  return page.evaluate((times) => {
    const labels = ':is(h1, h2, h3, h4, label, legend, th, dt)'
    const all = [...document.querySelectorAll<HTMLElement>(`main ${labels}, main ${labels} *`)]
    for (const element of all) element.style.fontSize = ''
    if (times === 1) return
    const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    all.forEach((element, index) => {
      element.style.fontSize = `${(sizes[index] ?? 0) * times}px`
    })
  }, by)
}

/** What sticks out of the window farthest, and by how much; null if the page doesn't scroll sideways. */
function widestOffender(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const root = document.documentElement
    if (root.scrollWidth <= root.clientWidth) return null
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
    const [widest] = [...document.body.querySelectorAll('*')]
      .filter((element) => !isClipped(element.parentElement))
      .map((element) => ({ element, end: element.getBoundingClientRect().right }))
      .sort((one, other) => other.end - one.end)
    const by = root.scrollWidth - root.clientWidth
    return `${by} px, by ${widest?.element.outerHTML.slice(0, 160)}`
  })
}

/** Lines of text that the window cuts off or that stand over another, words in pieces, and words under the signpost. */
function unreadableWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** What only screen readers are told is cut off to a dot. */
    const isForScreenReaders = (element: HTMLElement | null): boolean =>
      element !== null && (element.offsetWidth === 1 || isForScreenReaders(element.parentElement))
    const lines: { text: Text; box: DOMRect }[] = []
    const found = new Set<string>()
    for (const part of document.querySelectorAll('header, main, footer')) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        const isSeen = text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        // Letters along an arch stand one by one.
        const isArched = text.parentElement?.localName === 'textPath'
        if (!isSeen || isArched || isForScreenReaders(text.parentElement)) continue
        range.selectNodeContents(text)
        const boxes = [...range.getClientRects()]
        // The boxes of lines that are set close reach into each other; the letters do not.
        for (const { x, y, width, height } of boxes)
          if (width > 2) lines.push({ text, box: new DOMRect(x + 1, y + height * 0.3, width - 2, height * 0.4) })
        if (boxes.length === 1) continue
        // On a phone a long word may need a second line.
        const mostLines = window.innerWidth < 480 ? 2 : 1
        for (const { 0: word, index } of text.data.matchAll(/[^\s\-–—/@.]+/g)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (tops.size > mostLines) found.add(`'${word}' in ${tops.size} pieces`)
        }
      }
    }
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    lines.sort((one, other) => one.box.top - other.box.top)
    lines.forEach(({ text, box }, index) => {
      for (let below = index + 1; (lines[below]?.box.top ?? Infinity) < box.bottom; below++) {
        const other = lines[below]
        if (other && other.text !== text && meet(box, other.box)) found.add(`'${text.data}' and '${other.text.data}'`)
      }
    })
    /** What sticks out can be scrolled to, there. */
    const canScroll = (element: HTMLElement | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || canScroll(element.parentElement))
    for (const { text, box } of lines)
      if (box.right > window.innerWidth && !canScroll(text.parentElement)) found.add(`'${text.data}' is cut off`)
    const sign = [...document.querySelectorAll('main a[href^="tel:"]')].at(-1)?.parentElement
    const board = sign?.getBoundingClientRect() ?? new DOMRect()
    for (const { text, box } of lines) {
      if (!sign?.contains(text)) {
        if (meet(board, box)) found.add(`sign over '${text.data}'`)
      } else if (box.left < board.left || box.right > board.right) found.add(`'${text.data}' leaves its sign`)
    }
    return [...found]
  })
}

function coveredWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const go = (top: number) => window.scrollTo({ top, behavior: 'instant' })
    go(0)
    const pictures = [...document.querySelectorAll('picture img')].map((image) => image.getBoundingClientRect())
    const isWithPicture = ({ left, right, top, bottom }: DOMRect) =>
      pictures.some((one) => left < one.right && one.left < right && top < one.bottom && one.top < bottom)
    const covered = new Set<string>()
    for (const element of document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dt, dd)')) {
      if (element.offsetWidth <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue
      const range = document.createRange()
      range.selectNodeContents(element)
      go(0)
      for (const box of [...range.getClientRects()].filter(isWithPicture)) {
        const middle = box.y + box.height / 2
        go(middle - window.innerHeight / 2)
        const fronts = [0.05, 0.5, 0.95].map((share) =>
          document.elementFromPoint(box.x + box.width * share, middle - window.scrollY),
        )
        if (fronts.some((front) => front?.matches('picture img') && !element.contains(front)))
          covered.add(`a picture over '${element.innerText}'`)
      }
    }
    go(0)
    return [...covered]
  })
}

/** Ways to enlarge the text of a page, and to open all its questions at once, as style rules. */
export const rulesThat = {
  doubleTheText: 'html{font-size:200%!important}',
  setItApart:
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
  openQuestions: 'main h3 + [data-opens-by-script]{display:block!important;content-visibility:visible!important}',
}

export function addRules(page: Page, ...rules: string[]): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, rules.join(''))
}

export function openDetails(page: Page): Promise<void> {
  return page.locator('details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })
}

/**
 * What sticks out of the page that is open, and what covers words of it, at each of these widths. Pictures stand beside
 * words in wide windows only, and are looked for there.
 */
export async function offenders(page: Page, among = widths): Promise<string[]> {
  const found: string[] = []
  for (const width of among) {
    await page.setViewportSize({ width, height })
    await setLabels(page, room)
    const offender = await widestOffender(page)
    const covered = width === 768 || width === 1280 ? await coveredWords(page) : []
    for (const what of [...(offender ? [offender] : []), ...(await unreadableWords(page)), ...covered])
      found.push(`${new URL(page.url()).pathname} at ${width} px: ${what}`)
    await setLabels(page, 1)
  }
  return found
}
