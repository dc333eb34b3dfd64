import { words } from '../content/desk'
import { escapeHtml } from '../server/page'
import { cachingRules, otherFilesCaching, securityHeaders, strictTransportSecurity } from './headers'
import { type Redirect, withoutSlash } from './redirects'

/** The file for nginx: serves pages from disk and passes enquiries to the desk. */
export function nginxFile(origin: string, oldAddresses: readonly Redirect[]): string {
  return `# ${origin}
# Goes to /etc/nginx/conf.d/sage.conf. deploy/README.md says what has to be in place before.

${forAllServers()}
${redirectToHttps}
server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  # Any name, so that this site is shown and not the one that came with nginx.
  server_name "" ~.;
  ssl_certificate /etc/nginx/sage/fullchain.pem;
  ssl_certificate_key /etc/nginx/sage/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
${pages(oldAddresses)}
${desk()}
}
`
}

const found = '(200|206|304)'

function forAllServers(): string {
  const rules = cachingRules.map(({ pattern, value }) => {
    const path = pattern.startsWith('^') ? pattern.slice(1) : `.*${pattern}`
    return `  "~^${found}${path}" "${value}";`
  })
  return `# Only what is there may be kept: no redirect, no error.
map "$status$uri" $sage_caching {
  default "no-cache";
${rules.join('\n')}
  "~^${found}" "${otherFilesCaching}";
}

# Lines to the desk stay open, or a photo that it refuses while it still arrives would end in an error of nginx. nginx
# lets go of them before the desk does, which is after five seconds.
upstream sage_desk {
  server 127.0.0.1:3000;
  keepalive 16;
  keepalive_timeout 4s;
}

types {
  application/manifest+json webmanifest;
  image/avif avif;
  text/javascript js mjs;
  text/vtt vtt;
}
`
}

const redirectToHttps = `server {
  listen 80;
  listen [::]:80;
  server_name "" ~.;
  # Where a certificate is renewed.
  location /.well-known/acme-challenge/ {
    root /srv/sage/acme;
  }
  location / {
    return 301 https://$http_host$request_uri;
  }
}
`

function pages(oldAddresses: readonly Redirect[]): string {
  const headers = Object.entries(securityHeaders).map(([name, value]) =>
    header(name, `"${value.replaceAll('"', '\\"')}"`),
  )
  const moved = oldAddresses.map(
    ({ from, to }) => `\n  location ~ ^${escaped(withoutSlash(from))}/?$ { return 301 ${to}; }`,
  )
  return `
  root /srv/sage/current/out;
  index index.html;
  charset utf-8;
  absolute_redirect off;
  error_page 404 /404.html;

  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_types text/css text/javascript text/plain application/json application/manifest+json application/xml image/svg+xml;

${[...headers, transport, header('Cache-Control', '$sage_caching')].join('\n')}
${moved.join('')}
  # A folder is answered with its index.html, and asked for without its slash with a redirect to it.
  location / {
    try_files $uri $uri/ =404;
  }

  # What is no page of its own: the page for what is not here, hidden files, and the inbox, which is for the machine itself.
  location = /404.html {
    internal;
  }
  location ~ ^/(404|_not-found|inbox)(/|$)|/\\.(?!well-known/) {
    return 404;
  }
`
}

function desk(): string {
  return `  # The enquiry desk, when \`npm start\` runs on the same machine. Without it, forms go to the hosted form service.
  # Its replies bring their own headers; the one add_header here keeps those above from being sent twice.
  location ~ ^/(f|p|sage-api)/|^/healthz$ {
    proxy_pass http://sage_desk;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_request_buffering off;
    client_max_body_size 100m;
    error_page 502 504 = @sage_desk_is_down;
    error_page 413 = @sage_photo_too_large;
${transport.replace('  ', '    ')}
  }

  location @sage_desk_is_down {
    default_type text/html;
    return 503 '${page(words.deskIsDownTitle, words.deskIsDown)}';
  }

  location @sage_photo_too_large {
    default_type text/html;
    return 413 '${page(words.problem, words.fileTooLarge)}';
  }`
}

const transport = header(strictTransportSecurity.name, `"${strictTransportSecurity.value}"`)

function header(name: string, value: string): string {
  return `  add_header ${name} ${value} always;`
}

/** A small page that can go between single quotes. */
function page(title: string, text: string): string {
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
  const style =
    '<style>body{font:1.25rem/1.6 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}</style>'
  const [shownTitle, shownText] = [escapeHtml(title), escapeHtml(text)]
  return `<!doctype html><html lang="en">${head}<title>${shownTitle}</title>${style}<h1>${shownTitle}</h1><p>${shownText}</p></html>`
}

/** A path escaped for a regular expression. */
function escaped(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
