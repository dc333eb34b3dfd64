/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { importsOf, sourceFiles } from '@/__tests__/conventions/source-files'
import PrivacyPage from '@/app/privacy-policy/page'
import { privacy } from '@/content/pages/privacy'
import { policyText } from '@/scripts/export/policy'

const code = sourceFiles(['.ts', '.tsx'], ['app', 'components', 'content', 'lib'])

/** Places in the code that match, as 'path:line text'. */
function places(pattern: RegExp): string[] {
  return code.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )
}

/** Other hosts the pages' security policy lets the browser contact. */
function hostsInPolicy(origin: string | undefined): string[] {
  const addresses = policyText([], origin).match(/https?:\/\/[^\s;]+/g) ?? []
  return [...new Set(addresses.map((address) => new URL(address).host))].sort()
}

const words = renderToStaticMarkup(<PrivacyPage />)
  .replace(/^[\s\S]*<main/, '<main')
  .replace(/<footer[\s\S]*$/, '')
  .replace(/<[^>]+>/g, ' ')
  .replaceAll('&#x27;', "'")
  .replaceAll('&amp;', '&')
  .replace(/\s+/g, ' ')

const { hosts } = privacy

test('it says that there are no cookies, and no code touches them', () => {
  expect(words).toMatch(/\bno cookies\b/i)
  expect(places(/document\.cookie|cookieStore/)).toEqual([])
})

test('it says that nothing is stored in the browser, and no code stores anything', () => {
  expect(words).toMatch(/\bstores? nothing in your browser\b/i)
  expect(places(/\b(localStorage|sessionStorage|indexedDB)\b|\bcaches\.open|serviceWorker/)).toEqual([])
})

test('it says that no one is tracked, and no code reports anything', () => {
  expect(words).toMatch(/we don’t track you/i)
  expect(places(/sendBeacon|gtag|googletagmanager|google-analytics|fbq\(|web-vitals/)).toEqual([])
})

test('it names every host the security policy allows, and the policy allows every host it names', () => {
  expect(hostsInPolicy(`https://${hosts.forms}`)).toEqual([hosts.forms, ...Object.values(hosts.frames)].sort())
  for (const host of Object.values(hosts.frames)) expect(words).toContain(host)
})

test('only the forms send anything, the note goes to our own site, and the search fetches a file of it', () => {
  const senders = code.filter(({ text }) => /\bfetch\(|XMLHttpRequest|WebSocket|EventSource/.test(text))
  expect(senders.map(({ path }) => path)).toEqual([
    'components/enquiry/form-service-client.ts',
    'components/enquiry/send-enquiry.ts',
    'lib/search/site-search.ts',
  ])
  expect(places(/fetch\(indexAddress,/)).toHaveLength(1)
  const users = code.filter((file) => importsOf(file).some(({ target }) => target.startsWith('@formspree/')))
  expect(users.every(({ path }) => path.startsWith('components/enquiry/'))).toBe(true)
})

test('its date is the same for people and for machines', () => {
  const { printed, date } = privacy.short.updated
  const written = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  expect(printed).toBe(written)
  expect(words).toContain(`Last updated ${printed}`)
})
