import { expect, type Page, test } from '@playwright/test'
import { messages } from '@/content/messages'
import { townList } from '@/content/towns'
import { comeToLife } from '@/e2e/support/visit'

/** What software of the reader's own does to a page, in the browser. Each can be done again and again. */
const kinds: Record<string, () => void> = {
  'puts boxes among everything': () => {
    for (const part of document.querySelectorAll('body, header, main, footer, section, ul, p, a, button')) {
      const box = document.createElement('div')
      box.dataset.box = ''
      if (!part.querySelector(':scope > [data-box]')) part.prepend(box)
    }
  },
  'translates every word': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, [data-translated]')) continue
      const translated = document.createElement('font')
      translated.dataset.translated = ''
      translated.textContent = text.data.toUpperCase()
      text.replaceWith(translated)
    }
  },
  'puts the whole page into a box': () => {
    if (document.body.childElementCount === 1) return
    const box = document.createElement('div')
    box.append(...document.body.childNodes)
    document.body.append(box)
  },
  'takes the header and all pictures away': () => {
    for (const part of document.querySelectorAll('header, svg, img')) part.remove()
  },
  'wraps every button, link and paragraph': () => {
    for (const part of document.querySelectorAll('main :is(button, a, p, h3, form, [role=status])')) {
      if (part.parentElement?.dataset.box !== undefined) continue
      const box = document.createElement('span')
      box.dataset.box = ''
      part.replaceWith(box)
      box.append(part)
    }
  },
}

/** Pages with different parts: slides, questions and what can be passed on, prints in dialogs, a form. */
const pages = ['/', '/homecare/', '/history/', '/medicare-ship/get-started/']

/** Does it when the HTML is there, and again whenever something has changed the page, as such software does. */
function rearrangeAgainAndAgain(page: Page, rearrange: () => void): Promise<unknown> {
  return page.addInitScript(`
    window.print = () => {}
    let times = 0
    const observer = new MutationObserver(go)
    function go() {
      observer.disconnect()
      if (times++ > 30) return
      (${rearrange})()
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    }
    addEventListener('DOMContentLoaded', go)`)
}

/** Presses one of each kind of button, with Escape after it. Gives how many there were. */
function pressEverything(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const aMoment = () => new Promise((resolve) => setTimeout(resolve, 25))
    const pressed = new Set<string>()
    for (const button of document.querySelectorAll<HTMLElement>('button:enabled, [role="button"]')) {
      if (pressed.has(button.className)) continue
      pressed.add(button.className)
      button.focus()
      button.click()
      await aMoment()
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      await aMoment()
    }
    return pressed.size
  })
}

for (const [what, rearrange] of Object.entries(kinds)) {
  test(`a page stays whole and works on when other software ${what}`, async ({ page }) => {
    const failures: string[] = []
    page.on('pageerror', ({ message }) => failures.push(`${new URL(page.url()).pathname}: ${message}`))
    await rearrangeAgainAndAgain(page, rearrange)
    for (const address of pages) {
      await page.goto(address)
      // The header may be gone; React puts a mark of its own on whatever it takes over.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactFiber')),
      )
      expect(await pressEverything(page), address).toBeGreaterThan(0)
      // On a busy machine a dialog may open after its Escape, and hide the page.
      await expect(async () => {
        await page.keyboard.press('Escape')
        await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible({ timeout: 1000 })
        await expect(page.getByRole('contentinfo').getByRole('link').last(), address).toBeVisible({ timeout: 1000 })
      }).toPass({ timeout: 15_000 })
    }
    // React says of each page that it found another than it expected, and rebuilds it.
    expect(failures.filter((failure) => !/Minified React error #418/.test(failure))).toEqual([])
  })
}

test('what has been translated says something else as soon as it is so', async ({ page }) => {
  await rearrangeAgainAndAgain(page, kinds['translates every word'] ?? (() => {}))
  await page.goto('/')
  await comeToLife(page)
  const rotation = page.locator('[aria-roledescription="carousel"] button').first()
  await expect(rotation).toHaveText(messages.slideshow.stop.toUpperCase())
  await rotation.click()
  await expect(rotation).toHaveText(messages.slideshow.start.toUpperCase())

  await page.goto('/find-help/')
  await comeToLife(page)
  const field = page.getByRole('main').getByRole('combobox')
  const answer = page.getByRole('main').locator('form ~ [role="status"]')
  for (const { name } of townList.towns.slice(0, 2)) {
    await field.fill(name)
    await field.press('Enter')
    await expect(answer.locator('p').first()).toContainText(name.toUpperCase())
  }
})
