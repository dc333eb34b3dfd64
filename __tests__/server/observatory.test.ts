/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import { securityHeaders, strictTransportSecurity } from '@/deploy/headers'
import { policyText } from '@/scripts/export/policy'
import { observatoryScore } from './support/observatory'
import { ask } from './support/raw'
import { startTestSite } from './support/site'

const pagePolicy = policyText(["'sha256-x'"], undefined)

/** A page's headers as written in a host's file. */
const readers: Record<string, RegExp> = {
  'nginx.conf': /^ {2}add_header (\S+) "((?:[^"\\]|\\.)*)" always;$/gm,
  '.htaccess': /^Header always set (\S+) "((?:[^"\\]|\\.)*)"(?! env=)/gm,
  _headers: /^ {2}(\S+): (.*)$/gm,
}

async function headersOf(file: string, pattern: RegExp): Promise<Record<string, string>> {
  const text = await readFile(`deploy/${file}`, 'utf8')
  return Object.fromEntries(
    [...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value.replaceAll('\\"', '"')]),
  )
}

test.each(Object.entries(readers))(
  'the Observatory gives the headers in deploy/%s at least 125 points',
  async (file, pattern) => {
    expect(observatoryScore(await headersOf(file, pattern), pagePolicy)).toBeGreaterThanOrEqual(125)
  },
)

test('and our own server’s as well, behind a proxy that speaks https', async () => {
  const site = await startTestSite()
  const { headers } = await ask(`${site.url}/`, { headers: { 'X-Forwarded-Proto': 'https' } })
  await site.close()
  expect(observatoryScore(headers as Record<string, string>, pagePolicy)).toBeGreaterThanOrEqual(125)
})

test.each(['Content-Security-Policy', 'Referrer-Policy', 'Cross-Origin-Resource-Policy', strictTransportSecurity.name])(
  'and fewer without %s',
  (name) => {
    const all: Record<string, string> = {
      ...securityHeaders,
      [strictTransportSecurity.name]: strictTransportSecurity.value,
    }
    const { [name]: _removed, ...rest } = all
    expect(observatoryScore(rest, pagePolicy)).toBeLessThan(observatoryScore(all, pagePolicy))
  },
)
