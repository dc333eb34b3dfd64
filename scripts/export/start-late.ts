/** What a page fetches once it has been painted: addresses of its scripts, and of its data where that is a file. */
export type LateParts = { scripts: readonly string[]; data?: string }

/** The element in which a page says what it fetches late. */
export const partsId = 'late-parts'

/** Longest wait for fonts and pictures, in milliseconds: a picture that hangs must not hold up the scripts. */
const paintLimit = 3_000

/** How long the scripts may take to bring the page to life, in milliseconds; then they are given up on. */
const startLimit = 15_000

/**
 * Starts the scripts once the page with its fonts and first picture is there and the browser says it has painted, asked
 * once a frame. They run only when all of them and the data have come, because React would empty a page that lacks
 * one. When something does not come, is not a script, hangs, or the browser is too old to read it, the page becomes
 * what it is where scripts are switched off: the rules of `WithoutScript` then count. Runs in the browser.
 */
export function startLate({ scripts, data }: LateParts): void {
  let hasBegun = false
  let hasGivenUp = false
  addEventListener('load', whenPainted)
  setTimeout(begin, paintLimit)

  function whenPainted(): void {
    if (hasBegun || performance.getEntriesByName('first-contentful-paint').length > 0) begin()
    else requestAnimationFrame(() => setTimeout(whenPainted))
  }

  function begin(): void {
    if (hasBegun) return
    hasBegun = true
    setTimeout(giveUp, startLimit)
    Promise.all([data && fetchData(data), ...scripts.map(fetchScript)]).then(([pieces]) => run(pieces), giveUp)
  }

  function run(pieces: unknown): void {
    if (hasGivenUp) return
    if (pieces) Object.assign(self, { __next_f: pieces })
    addEventListener('error', ({ error }) => error instanceof SyntaxError && giveUp())
    for (const src of scripts) add('script', { src, onerror: giveUp })
  }

  function giveUp(): void {
    if (hasGivenUp || isAlive()) return
    hasGivenUp = true
    document.head.insertAdjacentHTML('beforeend', document.querySelector('noscript')?.textContent ?? '')
    const rules = document.head.lastElementChild
    // On a very slow device, scripts that are running already may still get there.
    new MutationObserver((_, observer) => {
      if (!isAlive()) return
      rules?.remove()
      observer.disconnect()
    }).observe(document.body, { subtree: true, attributeFilter: ['data-scripted'] })
  }
}

/** What React prints as false and turns to true when it has taken over the page. */
function isAlive(): boolean {
  return document.querySelector('[data-scripted="true"]') !== null
}

function fetchData(address: string): Promise<unknown> {
  return fetch(address).then((answer) => (answer.ok ? answer.json() : Promise.reject()))
}

function fetchScript(href: string): Promise<unknown> {
  return new Promise((onload, onerror) => add('link', { rel: 'preload', as: 'script', href, onload, onerror }))
}

function add(tag: 'link' | 'script', properties: object): void {
  document.head.append(Object.assign(document.createElement(tag), properties))
}
