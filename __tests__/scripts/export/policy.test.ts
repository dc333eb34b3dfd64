/** @jest-environment node */
import { createHash } from 'node:crypto'
import { inTurn } from '@/__tests__/in-turn'
import { policy, policyText } from '@/scripts/export/policy'
import { nextPage, parts, transformed } from './pages'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test(
  'scripts in the page are allowed by their own hash, once; files and data need none',
  inTurn(
    [
      ['<script>a()</script><script id="b">b()</script><script>a()</script>', ` ${hashOf('a()')} ${hashOf('b()')}`],
      [`<script type="speculationrules">{"prefetch":[]}</script>${parts.facts}`, ` ${hashOf('{"prefetch":[]}')}`],
      [parts.async, ''],
      // As a browser reads Windows line endings.
      ['<script>a()\r\nb()</script>', ` ${hashOf('a()\nb()')}`],
    ],
    async (body, hashes) => {
      const html = await transformed(`<html><head>${parts.charset}</head><body>${body}</body></html>`, policy)
      expect(/content="([^"]*)"/.exec(html)?.[1]).toContain(`script-src 'self'${hashes};`)
    },
  ),
)

test('the policy comes right after the charset', async () => {
  expect(await transformed(nextPage(), policy)).toMatch(
    /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"></,
  )
})

test('the policy allows nothing that is not named, and forms to be sent only to the form service, if it is set up', () => {
  expect(policyText(['one()'], undefined).split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hashOf('one()')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    'frame-src https://www.youtube-nocookie.com https://www.google.com',
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ])
  expect(policyText([], 'https://formspree.io')).toContain(
    "connect-src 'self' https://formspree.io; form-action 'self' https://formspree.io;",
  )
})

test(
  'a page with what the policy would stop stops the build',
  inTurn(
    [
      [{ words: '<meta http-equiv="Content-Security-Policy" content="">' }, /no security policy yet/],
      [{ charset: '' }, /expected <meta charset/],
      [{ words: '<p onclick="x()">' }, /found onclick on <p>/],
    ],
    async (changed, expectation) => {
      await expect(transformed(nextPage(changed), policy)).rejects.toThrow(expectation)
    },
  ),
)
