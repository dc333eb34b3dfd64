import { apacheFile } from './apache'
import { cachingRules, securityHeaders, strictTransportSecurity } from './headers'
import { nginxFile } from './nginx'
import { type Redirect, redirects, withoutSlash } from './redirects'

/** A file for a host: its name in this folder and its text. */
export type HostFile = { name: string; text: string }

const origin = 'Written by scripts/build/host-files.ts from deploy/headers.ts and deploy/redirects.ts. Do not edit.'

/** The files for every host, all from one table of headers and one list of redirects. */
export function hostFiles(oldAddresses: readonly Redirect[] = redirects): HostFile[] {
  return [
    { name: 'nginx.conf', text: nginxFile(origin, oldAddresses) },
    { name: '_headers', text: netlifyHeaders() },
    { name: '_redirects', text: netlifyRedirects(oldAddresses) },
    { name: '.htaccess', text: apacheFile(origin, oldAddresses) },
  ]
}

function netlifyHeaders(): string {
  const block = (path: string, headers: readonly (readonly [string, string])[]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const caching = cachingRules.flatMap(({ globs, value }) =>
    globs.map((glob) => block(glob, [['Cache-Control', value]])),
  )
  const everywhere = Object.entries({
    ...securityHeaders,
    [strictTransportSecurity.name]: strictTransportSecurity.value,
  })
  return `# ${origin}
# Both hosts ask afresh for whatever no rule names, pages among it.

${[block('/*', everywhere), ...caching].join('\n\n')}
`
}

function netlifyRedirects(oldAddresses: readonly Redirect[]): string {
  const lines = oldAddresses.flatMap(({ from, to }) => {
    const bare = withoutSlash(from)
    return [`${bare} ${to} 301`, `${bare}/ ${to} 301`]
  })
  return [`# ${origin}`, ...lines, ''].join('\n')
}
