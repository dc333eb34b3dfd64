import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { organization } from '../content/organization'
import { palette } from '../content/palette'
import type { Reply } from './http'

const style = `
*{box-sizing:border-box}
body{margin:0;background:${palette.cream};color:${palette.ink};font:1.1875rem/1.6 system-ui,-apple-system,"Segoe UI",sans-serif}
header{background:${palette.forestDeep};color:${palette.cream};padding:1rem 1.25rem;font-weight:700}
main{max-width:44rem;margin:0 auto;padding:2rem 1.25rem 4rem;overflow-wrap:anywhere}
h1,h2{font-family:Georgia,"Times New Roman",serif;line-height:1.2;color:${palette.forest};margin:2rem 0 .75rem}
h1{font-size:2rem}h2{font-size:1.375rem}
a{color:${palette.forest};text-underline-offset:.15em}
a:focus-visible{outline:3px solid ${palette.focus};outline-offset:2px}
.problems{border:2px solid ${palette.error};border-radius:12px;background:${palette.paper};padding:.25rem 1.25rem}
.problems h1{color:${palette.error};margin-top:1rem}
.call{font-size:1.375rem;font-weight:700}
article{background:${palette.paper};border:1px solid ${palette.sandLine};border-radius:20px;padding:0 1.25rem 1.25rem;margin:1.5rem 0}
dt{font-weight:700;margin-top:.75rem}dd{margin:0;white-space:pre-wrap}
input,button{font:inherit;padding:.25rem .75rem;border:1px solid ${palette.forest};border-radius:8px;background:${palette.paper};color:inherit}
button{background:${palette.forest};color:${palette.paper};cursor:pointer}input:focus-visible,button:focus-visible{outline:3px solid ${palette.focus};outline-offset:2px}
img{display:block;max-width:100%;height:auto;border-radius:12px;margin-top:.5rem}
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** What pages made by this server may load: their own style, and pictures from here. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Escapes text for HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** A page made by this server, hidden from search engines. `body` is HTML with anything it quotes already escaped. */
export function pageReply(status: number, title: string, body: string, headers: OutgoingHttpHeaders = {}): Reply {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(organization.name)}</title>
<style>${style}</style>
</head>
<body>
<header>${escapeHtml(organization.name)}</header>
<main>
${body}
</main>
</body>
</html>
`
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      ...headers,
    },
    body: html,
  }
}
