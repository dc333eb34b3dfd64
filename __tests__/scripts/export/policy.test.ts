/** @jest-environment node */

import { createHash } from 'node:crypto'
import { inTurn } from '@/__tests__/in-turn'
import { policy, policyText } from '@/scripts/export/policy'
import { nextPage, parts, transformed } from './pages'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy a page with this body gets. */
async function policyOf(body: string): Promise<string> {
  const html = await transformed(`<html><head>${parts.charset}</head><body>${body}</body></html>`, policy)
  return /content="([^"]*)"/.exec(html)?.[1] ?? ''
}

test('each inline script is allowed by its own hash, once', async () => {
  const content = await policyOf('<script>one()</script><script id="b">two()</script><script>one()</script>')
  expect(content).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`)
})

test('the policy treats speculation rules as scripts, but not structured data', async () => {
  const content = await policyOf(`<script type="speculationrules">{"prefetch":[]}</script>${parts.facts}`)
  expect(content).toContain(`script-src 'self' ${hashOf('{"prefetch":[]}')};`)
})

test('a script from a file needs no hash', async () => {
  expect(await policyOf(parts.async)).toContain("script-src 'self';")
})

test('Windows line endings are hashed as a browser reads them', async () => {
  expect(await policyOf('<script>a()\r\nb()</script>')).toContain(hashOf('a()\nb()'))
})

test('the policy comes right after the charset', async () => {
  expect(await transformed(nextPage(), policy)).toMatch(
    /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"></,
  )
})

test('the policy allows nothing that is not named', () => {
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
})

test('forms may be sent to the form service if it is set up, and nowhere else', () => {
  expect(policyText([], 'https://formspree.io')).toContain(
    "connect-src 'self' https://formspree.io; form-action 'self' https://formspree.io;",
  )
})

test(
  'a page with what the policy would stop stops the build',
  inTurn(
    [
      [
        'a policy already',
        parts.charset,
        '<meta http-equiv="Content-Security-Policy" content="">',
        /no security policy yet/,
      ],
      ['no charset', '', '', /expected <meta charset/],
      ['a script in an attribute', parts.charset, '<p onclick="x()">', /found onclick on <p>/],
    ],
    async (_, charset, body, expectation) => {
      await expect(transformed(nextPage({ charset, words: body }), policy)).rejects.toThrow(expectation)
    },
  ),
)
