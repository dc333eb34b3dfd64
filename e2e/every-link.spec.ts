import { expect, test } from '@playwright/test'
import { messages } from '@/content/messages'
import { routes } from '@/content/routes'
import { hrefTo } from '@/lib/links/href'

type Found = { address: string; on: string; name: string; opensNewTab: boolean; rel: string }

// Pages as delivered: anything a script turns into a button is still a link.
test.use({ javaScriptEnabled: false })

test('every link, anchor, picture and document on the site leads somewhere', async ({ page, baseURL }) => {
  test.setTimeout(180_000)
  const found: Found[] = []
  const idsByPage = new Map<string, Set<string>>()
  for (const { path } of routes) {
    const on = hrefTo(path)
    await page.goto(on, { waitUntil: 'domcontentloaded' })
    const { ids, links } = await page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .map((link) => ({
          address: link.href,
          name: link.ariaLabel ?? link.textContent ?? '',
          opensNewTab: link.target === '_blank',
          rel: link.rel,
        }))
        .concat(
          [...document.querySelectorAll<HTMLImageElement>('img')].map((image) => ({
            address: image.src,
            name: '',
            opensNewTab: false,
            rel: '',
          })),
        ),
    }))
    idsByPage.set(on, new Set(ids))
    found.push(...links.map((link) => ({ ...link, on })))
  }

  const dead: string[] = []
  const answers = new Map<string, number>()
  for (const { address, on } of found.filter((link) => link.address.startsWith(baseURL ?? ''))) {
    const { pathname, hash } = new URL(address)
    if (!answers.has(pathname)) answers.set(pathname, (await page.request.get(pathname, { maxRedirects: 0 })).status())
    if (answers.get(pathname) !== 200) dead.push(`${on}: ${pathname} answers ${answers.get(pathname)}`)
    else if (hash && !idsByPage.get(pathname)?.has(decodeURIComponent(hash.slice(1))))
      dead.push(`${on}: nothing is called ${hash} on ${pathname}`)
  }
  expect([...new Set(dead)]).toEqual([])

  const notices = [messages.opensNewTab, messages.opensNewTabInSpanish]
  const silent = found.filter(
    ({ opensNewTab, name, rel }) =>
      opensNewTab && !(notices.some((notice) => name.includes(notice)) && rel.includes('noopener')),
  )
  expect(silent.map((link) => `${link.on}: ${link.address}`)).toEqual([])

  const reached = new Set(found.map((link) => new URL(link.address).pathname))
  expect(routes.map(({ path }) => hrefTo(path)).filter((path) => !reached.has(path))).toEqual([])
})
