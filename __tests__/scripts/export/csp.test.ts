/** @jest-environment node */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addPolicies, scriptHashes, withPolicy } from '@/scripts/export/csp'
import { temporaryFolder } from '../temporary-folder'

const page = (body: string) => `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>x</title></head>${body}</html>`
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('each inline script is allowed by its own hash, once', () => {
  const html = page('<script>one()</script><script id="b">two()</script><script>one()</script>')
  expect(scriptHashes(html)).toEqual([hashOf('one()'), hashOf('two()')])
})

test('speculation rules are scripts to the policy, structured data is not', () => {
  const html = page(
    '<script type="speculationrules">{"prefetch":[]}</script><script type="application/ld+json">{}</script>',
  )
  expect(scriptHashes(html)).toEqual([hashOf('{"prefetch":[]}')])
})

test('a script from a file needs no hash', () => {
  expect(scriptHashes(page('<script src="/_next/a.js" async=""></script>'))).toEqual([])
})

test('line ends of Windows are hashed as a browser reads them', () => {
  expect(scriptHashes(page('<script>a()\r\nb()</script>'))).toEqual([hashOf('a()\nb()')])
})

test('the policy stands right after the charset and allows nothing that is not named', () => {
  const html = withPolicy(page('<script>one()</script>'), undefined, 'out/index.html')
  const content = /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(
    html,
  )?.[1]
  expect(content?.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hashOf('one()')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    'frame-src https://www.youtube-nocookie.com https://www.google.com',
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ])
})

test('forms may be sent to the form service when it is set up, and nowhere else', () => {
  const html = withPolicy(page(''), 'https://formspree.io', 'out/index.html')
  expect(html).toContain("connect-src 'self' https://formspree.io; form-action 'self' https://formspree.io;")
})

test('a second run refuses, because hashes of a changed page would be wrong', () => {
  const once = withPolicy(page(''), undefined, 'out/index.html')
  expect(() => withPolicy(once, undefined, 'out/index.html')).toThrow(/has its policy already. Run `npm run build`/)
})

test('a script in an attribute is found, because the policy would stop it silently', () => {
  expect(() => withPolicy(page('<p onclick="x()">'), undefined, 'out/a.html')).toThrow(
    /out\/a.html has a script in an attr/,
  )
})

test('every page of a folder gets its own policy', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'a.html'), page('<script>a()</script>'))
  await writeFile(join(folder, 'b.html'), page('<script>b()</script>'))
  expect(await addPolicies(folder)).toMatch(/^2 pages/)
  expect(await readFile(join(folder, 'a.html'), 'utf8')).toContain(hashOf('a()'))
  expect(await readFile(join(folder, 'b.html'), 'utf8')).not.toContain(hashOf('a()'))
})
