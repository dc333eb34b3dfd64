/**
 * The headers of every reply, in one table. Our own server sends them; `_headers` (Netlify, Cloudflare) and `.htaccess`
 * (Apache) say the same, which a test checks.
 */

const youtube = '"https://www.youtube-nocookie.com"'

/** Browser features no page here needs, and below, the ones only an embedded video gets. */
const permissions = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['interest-cohort', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
const videoPermissions = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']

const permissionsPolicy = [
  ...permissions.map((name) => `${name}=()`),
  ...videoPermissions.map((name) => `${name}=(self ${youtube})`),
].join(', ')

/** Sent with every reply. A page's own content policy is a `<meta>` in its HTML, which can't set frame-ancestors. */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissionsPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/**
 * Two years of https only, sent over https alone: RFC 6797 section 7.2 forbids it on plain http, and on
 * http://localhost it would force https on every other project on this computer.
 * `preload` is left out: it's the owner's decision and hard to undo.
 */
export const strictTransportSecurity = {
  name: 'Strict-Transport-Security',
  value: 'max-age=63072000; includeSubDomains',
} as const

const noCache = 'no-cache'
const immutable = 'public, max-age=31536000, immutable'

/**
 * How long a browser may keep a file; the first rule whose pattern matches the path wins. Files whose names change with
 * their content are kept for a year; pages are checked each time.
 */
const cachingRules = [
  { pattern: '^/_next/static/', value: immutable },
  { pattern: String.raw`^/(pictures|og)/.+\.[0-9a-f]{10}[.-]`, value: immutable },
  { pattern: String.raw`(/|\.html|\.txt)$`, value: noCache },
]

/** For everything no rule covers: documents, icons, the sitemap. */
const otherFilesCaching = 'public, max-age=3600'

export function cacheControlFor(path: string): string {
  return cachingRules.find(({ pattern }) => new RegExp(pattern).test(path))?.value ?? otherFilesCaching
}
