/** @jest-environment node */
import { importsOf, sourceFiles } from '@/__tests__/conventions/source-files'
import { inTurn } from '@/__tests__/in-turn'
import { accessibility } from '@/content/pages/accessibility'
import { privacy } from '@/content/pages/privacy'
import { policyText } from '@/scripts/export/policy'
import { wordsOf } from './pages'

const code = sourceFiles(['.ts', '.tsx'], ['app', 'components', 'content', 'lib'])
const filesWith = (pattern: RegExp) => code.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test(
  'the date of each statement is the same for people and for machines',
  inTurn([accessibility.updated, privacy.short.updated], ({ printed, date }) => {
    const day = new Date(`${date}T12:00:00Z`)
    expect(printed).toBe(day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }))
  }),
)

test(
  'what the privacy page says we don’t do, no code does',
  inTurn(
    [
      [/\bno cookies\b/i, /document\.cookie|cookieStore/],
      [
        /\bstores? nothing in your browser\b/i,
        /\b(localStorage|sessionStorage|indexedDB)\b|\bcaches\.open|serviceWorker/,
      ],
      [/we don’t track you/i, /sendBeacon|gtag|googletagmanager|google-analytics|fbq\(|web-vitals/],
    ],
    async (said, done) => {
      expect(await wordsOf('/privacy-policy')).toMatch(said)
      expect(filesWith(done)).toEqual([])
    },
  ),
)

test('the privacy page names every host the security policy allows, and the policy every host it names', async () => {
  const { forms, frames } = privacy.hosts
  const addresses = policyText([], `https://${forms}`).match(/https?:\/\/[^\s;]+/g) ?? []
  const allowed = new Set(addresses.map((address) => new URL(address).host))
  expect([...allowed].sort()).toEqual([forms, ...Object.values(frames)].sort())
  for (const host of Object.values(frames)) expect(await wordsOf('/privacy-policy')).toContain(host)
})

test('only the forms send anything, the note goes to our own site, and the search fetches a file of it', () => {
  expect(filesWith(/\bfetch\(|XMLHttpRequest|WebSocket|EventSource/)).toEqual([
    'components/enquiry/form-service-client.ts',
    'components/enquiry/send-enquiry.ts',
    'lib/search/site-search.ts',
  ])
  expect(filesWith(/fetch\(indexAddress,/)).toEqual(['lib/search/site-search.ts'])
  const users = code.filter((file) => importsOf(file).some((target) => target.startsWith('@formspree/')))
  expect(users.every(({ path }) => path.startsWith('components/enquiry/'))).toBe(true)
})
