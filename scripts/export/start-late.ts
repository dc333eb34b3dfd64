/** What a page fetches once it has painted: the addresses of its scripts, and of its data if that's a file. */
export type LateParts = { scripts: readonly string[]; data?: string }

/** The id of the element where a page says what it fetches late. */
export const partsId = 'late-parts'

/** Longest wait for fonts and pictures, in milliseconds: a picture that hangs mustn't hold up the scripts. */
const paintLimit = 3_000

/** How long the scripts may take to get the page running, in milliseconds, before we give up on them. */
const startLimit = 15_000

/**
 * Starts the scripts once the page, its fonts and first picture have loaded and the browser says it has painted, which
 * we ask once a frame. They run only once all of them and the data have arrived, because React would empty a page
 * missing one. If something doesn't arrive, isn't a script, hangs, or is too new for the browser, the page becomes what
 * it is with scripts off: the rules of `WithoutScript` in app/layout.tsx apply. Runs in the browser.
 */
export function startLate({ scripts, data }: LateParts): void {
  let hasBegun = false
  let hasGivenUp = false
  let isLeaving = false
  addEventListener('load', whenPainted)
  setTimeout(begin, paintLimit)
  // A form that is on its way without script mustn't be sent once more by the script.
  addEventListener('submit', () => {
    isLeaving = true
  })

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
    if (hasGivenUp || isLeaving) return
    if (pieces) Object.assign(self, { __next_f: pieces })
    addEventListener('error', ({ error }) => error instanceof SyntaxError && giveUp())
    // React looks for a script with this attribute before it adds one, and would run it a second time.
    for (const src of scripts) setTimeout(add, 0, 'script', { src, async: true, onerror: giveUp })
  }

  function giveUp(): void {
    if (hasGivenUp || isAlive()) return
    hasGivenUp = true
    // The form someone is filling in stays in sight, because sending it loads a page, perhaps one that works.
    document.activeElement
      ?.closest('form[action]')
      ?.closest('[data-needs-script]')
      ?.removeAttribute('data-needs-script')
    document.head.insertAdjacentHTML('beforeend', document.querySelector('noscript')?.textContent ?? '')
    const rules = document.head.lastElementChild
    // On a very slow device, scripts that are already running may still get there.
    new MutationObserver((_, observer) => {
      if (!isAlive()) return
      rules?.remove()
      observer.disconnect()
    }).observe(document.body, { subtree: true, attributeFilter: ['data-scripted'] })
  }
}

/** React renders this attribute as false and sets it to true once it has taken over the page. */
function isAlive(): boolean {
  return document.querySelector('[data-scripted="true"]') !== null
}

function fetchData(address: string): Promise<unknown> {
  return fetch(address).then((answer) => (answer.ok ? answer.json() : Promise.reject()))
}

function fetchScript(href: string): Promise<unknown> {
  return new Promise((onload, onerror) =>
    setTimeout(add, 0, 'link', { rel: 'preload', as: 'script', href, onload, onerror }),
  )
}

/** Called in a task of its own for each part: on a slow phone it takes ten milliseconds, and a touch waits for a task. */
function add(tag: 'link' | 'script', properties: object): void {
  document.head.append(Object.assign(document.createElement(tag), properties))
}
