import { cachingRules, otherFilesCaching, securityHeaders, strictTransportSecurity } from './headers'
import { type Redirect, withoutSlash } from './redirects'

const compressible = 'text/html text/css text/javascript text/plain application/json application/xml image/svg+xml'

/** The file for Apache, which goes in the web root. */
export function apacheFile(origin: string, oldAddresses: readonly Redirect[]): string {
  const moved = oldAddresses.map(({ from, to }) => `RedirectMatch 301 "^${escaped(withoutSlash(from))}/?$" "${to}"\n`)
  return `# ${origin}
# Needs mod_headers, mod_rewrite and mod_setenvif; mod_deflate or mod_brotli for smaller pages.

DirectoryIndex index.html
DirectorySlash On
Options -Indexes
ErrorDocument 404 /404.html
AddDefaultCharset utf-8
AddType application/manifest+json .webmanifest
AddType image/avif .avif
AddType text/javascript .js .mjs
AddType text/vtt .vtt
# Apache gives a compressed page an ETag that it does not know again; the date tells a browser that has the page.
FileETag None

RewriteEngine On
RewriteCond %{HTTPS} !=on
RewriteCond %{HTTP:X-Forwarded-Proto} !=https
RewriteCond %{REQUEST_URI} !^/\\.well-known/acme-challenge/
RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]
# What is no page of its own: the page for what is not here, and hidden files.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^((404|_not-found)(\\.html|/|$)|(.*/)?\\.(?!well-known/)) - [R=404,L]
${moved.join('')}
${headers()}

<IfModule mod_brotli.c>
  AddOutputFilterByType BROTLI_COMPRESS ${compressible}
</IfModule>
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE ${compressible}
</IfModule>
`
}

function headers(): string {
  const everywhere = Object.entries(securityHeaders).map(([name, value]) => set(name, value.replaceAll('"', '\\"')))
  const https = `"expr=%{HTTPS} == 'on' || req('X-Forwarded-Proto') == 'https'"`
  const rules = cachingRules.map(({ pattern }, index) => `SetEnvIf Request_URI "${pattern}" sage_caching_${index}`)
  // Here the last match wins; in the table, the first.
  const caching = cachingRules
    .map(({ value }, index) => `${set('Cache-Control', value)} env=sage_caching_${index}`)
    .reverse()
  return [
    ...everywhere,
    `${set(strictTransportSecurity.name, strictTransportSecurity.value)} ${https}`,
    '',
    ...rules,
    set('Cache-Control', otherFilesCaching),
    ...caching,
    '# Only what is there may be kept: no redirect, no error.',
    `${set('Cache-Control', 'no-cache')} "expr=%{REQUEST_STATUS} -ge 300 && %{REQUEST_STATUS} -ne 304"`,
  ].join('\n')
}

function set(name: string, value: string): string {
  return `Header always set ${name} "${value}"`
}

/** A path escaped for a regular expression. */
function escaped(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
