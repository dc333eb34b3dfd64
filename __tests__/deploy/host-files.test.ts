/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { cacheControlFor, securityHeaders, strictTransportSecurity } from '@/deploy/headers'
import { redirects } from '@/deploy/redirects'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')

type Host = (path: string) => Record<string, string>

/** Netlify and Cloudflare: a line with a path, then its headers; every path that fits counts. */
const netlify: Host = (path) => {
  const blocks = read('_headers').matchAll(/^(\/\S*)\n((?: {2}.+\n?)+)/gm)
  const fitting = [...blocks].filter(([, glob = '']) => path.startsWith(glob.replace('*', '')))
  const lines = fitting.flatMap(([, , text = '']) => [...text.matchAll(/^ {2}([\w-]+): (.*)$/gm)])
  return Object.fromEntries(lines.map(([, name, value]) => [name, value]))
}

/** Apache: of several lines for one header, the last whose condition holds counts. */
const apache: Host = (path) => {
  const text = read('.htaccess')
  const rules = [...text.matchAll(/^SetEnvIf Request_URI "(.+)" (\w+)$/gm)]
  const isSet = (variable = '') =>
    rules.some(([, pattern = '', name]) => name === variable && RegExp(pattern).test(path))
  const lines = [...text.matchAll(/^Header always set (\S+) "((?:[^"\\]|\\.)*)"(?: env=(\w+))?(.*REQUEST_STATUS.*)?/gm)]
  const holding = lines.filter(([, , , variable, forErrors]) => !forErrors && (!variable || isSet(variable)))
  return Object.fromEntries(holding.map(([, name = '', value = '']) => [name, value.replaceAll('\\"', '"')]))
}

test('_headers and .htaccess send what the one table says, and they and the server lead on from every removed address', () => {
  const everywhere = { ...securityHeaders, [strictTransportSecurity.name]: strictTransportSecurity.value }
  const named = ['/_next/static/chunks/a1.js', '/pictures/heroes/a.68f1e5890b-640.avif', '/og/home.aab962f813.jpg']
  const others = ['/', '/homecare/', '/robots.txt', '/documents/application.pdf', '/pictures/unnamed.svg']
  for (const path of [...named, ...others]) {
    const caching = { 'Cache-Control': cacheControlFor(path) }
    expect({ file: '.htaccess', path, ...apache(path) }).toEqual({ file: '.htaccess', path, ...everywhere, ...caching })
  }
  // Both hosts have a browser ask afresh for whatever no line names.
  for (const path of [...named, '/', '/homecare/', '/documents/application.pdf']) {
    const caching = named.includes(path) ? { 'Cache-Control': cacheControlFor(path) } : {}
    expect({ file: '_headers', path, ...netlify(path) }).toEqual({ file: '_headers', path, ...everywhere, ...caching })
  }
  const moved = redirects.map(({ from, to }) => ({ from: from.replace(/(.)\/$/, '$1'), to }))
  expect(
    read('_redirects')
      .split('\n')
      .filter((line) => line.startsWith('/')),
  ).toEqual(moved.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]))
  expect(
    read('.htaccess')
      .split('\n')
      .filter((line) => line.startsWith('RedirectMatch')),
  ).toEqual(moved.map(({ from, to }) => `RedirectMatch 301 "^${from.replaceAll('.', '\\.')}/?$" "${to}"`))
})

test('systemd, Docker and Caddy mean the same port, keep enquiries apart from the site, and give no one special rights', () => {
  const [unit, container, caddy] = [read('sage.service'), read('Dockerfile'), read('Caddyfile')]
  const [, port] = /reverse_proxy 127\.0\.0\.1:(\d+)/.exec(caddy) ?? []
  for (const text of [unit, container]) expect(text).toContain(` PORT=${port} `)
  expect(caddy).toContain('respond /inbox/* 404')
  expect(unit).toMatch(/ENQUIRIES_DIR=\/var\/lib\//)
  expect(unit).toMatch(/^User=(?!root)\w+$/m)
  // Node guards its own memory with this call; without it, the server would end at once.
  expect(unit).toMatch(/^SystemCallFilter=(?!~).*@pkey\b/m)
  expect(container).toMatch(/^USER (?!root)\w+$/m)
  expect(container.slice(container.lastIndexOf('FROM '))).not.toContain('COPY . ')
  expect(read('Dockerfile.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['.env*', '.git', 'data', 'node_modules']),
  )
})
