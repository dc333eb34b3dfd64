import { cachingRules, otherFilesCaching, securityHeaders, strictTransportSecurity } from '../server/headers'
import { type Redirect, redirects, withoutSlash } from '../server/redirects'

/** A file for a host: its name in this folder and what it says. */
export type HostFile = { name: string; text: string }

const origin = 'Written by scripts/build/host-files.ts from server/headers.ts and server/redirects.ts. Do not edit.'

const everywhere = Object.entries(securityHeaders)

/** The files for every host, from the one table of headers and the one list of redirects. */
export function hostFiles(oldAddresses: readonly Redirect[] = redirects): HostFile[] {
  return [
    { name: 'nginx.conf', text: nginx(oldAddresses) },
    { name: '_headers', text: netlifyHeaders() },
    { name: '_redirects', text: netlifyRedirects(oldAddresses) },
    { name: '.htaccess', text: apache(oldAddresses) },
  ]
}

function nginx(oldAddresses: readonly Redirect[]): string {
  return `# ${origin}
# Goes into the http block, for example as /etc/nginx/conf.d/sage.conf. Add the certificate's lines where marked.

map $uri $sage_caching {
  default "${otherFilesCaching}";
${cachingRules.map(({ pattern, value }) => `  "~${pattern}" "${value}";`).join('\n')}
}

# Only over https: browsers ignore it elsewhere, and RFC 6797 forbids it.
map $https $sage_transport {
  default "";
  on "${strictTransportSecurity.value}";
}

types {
  application/manifest+json webmanifest;
  image/avif avif;
  text/javascript js mjs;
  text/vtt vtt;
}

server {
  listen 80;
  # listen 443 ssl; ssl_certificate ...; ssl_certificate_key ...;
  server_name _;
  root /var/www/sage/out;
  index index.html;
  charset utf-8;
  absolute_redirect off;
  error_page 404 /404.html;

  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_types text/css text/javascript text/plain application/json application/manifest+json application/xml image/svg+xml;

${everywhere.map(([name, value]) => `  add_header ${name} "${value.replaceAll('"', '\\"')}" always;`).join('\n')}
  add_header ${strictTransportSecurity.name} $sage_transport always;
  add_header Cache-Control $sage_caching always;
${oldAddresses.map(({ from, to }) => `\n  location ~ ^${escaped(withoutSlash(from))}/?$ { return 301 ${to}; }`).join('')}
  # A folder is answered with its index.html, and asked for without its slash with a redirect to it.
  location / {
    try_files $uri $uri/ =404;
  }

  # The enquiry desk, when \`npm start\` runs on the same machine. Without it, forms go to the hosted form service.
  # Its replies bring their own headers; the one add_header here keeps those above from being sent twice.
  location ~ ^/(f|p|sage-api)/ {
    proxy_pass http://127.0.0.1:3000;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_request_buffering off;
    client_max_body_size 34m;
    add_header ${strictTransportSecurity.name} $sage_transport always;
  }

  # The inbox is for the machine itself.
  location /inbox {
    return 404;
  }
}
`
}

function netlifyHeaders(): string {
  const block = (path: string, headers: readonly (readonly [string, string])[]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const caching = cachingRules.flatMap(({ globs, value }) =>
    globs.map((glob) => block(glob, [['Cache-Control', value]])),
  )
  return `# ${origin}
# Both hosts ask afresh for whatever no rule names, pages among it.

${[block('/*', [...everywhere, [strictTransportSecurity.name, strictTransportSecurity.value]]), ...caching].join('\n\n')}
`
}

function netlifyRedirects(oldAddresses: readonly Redirect[]): string {
  const lines = oldAddresses.flatMap(({ from, to }) => {
    const bare = withoutSlash(from)
    return [`${bare} ${to} 301`, `${bare}/ ${to} 301`]
  })
  return [`# ${origin}`, ...lines, ''].join('\n')
}

function apache(oldAddresses: readonly Redirect[]): string {
  const rules = cachingRules.map(({ pattern }, index) => `SetEnvIf Request_URI "${pattern}" sage_caching_${index}`)
  // The last one that fits wins here, the first one in the table.
  const caching = cachingRules
    .map(({ value }, index) => `Header always set Cache-Control "${value}" env=sage_caching_${index}`)
    .reverse()
  return `# ${origin}
# Needs mod_headers and mod_setenvif; mod_deflate or mod_brotli for smaller pages.

DirectoryIndex index.html
DirectorySlash On
Options -Indexes
ErrorDocument 404 /404.html
AddDefaultCharset utf-8
AddType application/manifest+json .webmanifest
AddType image/avif .avif
AddType text/javascript .js .mjs
AddType text/vtt .vtt
${oldAddresses.map(({ from, to }) => `RedirectMatch 301 "^${escaped(withoutSlash(from))}/?$" "${to}"\n`).join('')}
${everywhere.map(([name, value]) => `Header always set ${name} "${value.replaceAll('"', '\\"')}"`).join('\n')}
Header always set ${strictTransportSecurity.name} "${strictTransportSecurity.value}" "expr=%{HTTPS} == 'on'"

${rules.join('\n')}
Header always set Cache-Control "${otherFilesCaching}"
${caching.join('\n')}

<IfModule mod_brotli.c>
  AddOutputFilterByType BROTLI_COMPRESS text/html text/css text/javascript text/plain application/json application/xml image/svg+xml
</IfModule>
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain application/json application/xml image/svg+xml
</IfModule>
`
}

/** A path as a regular expression that means it literally. */
function escaped(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
