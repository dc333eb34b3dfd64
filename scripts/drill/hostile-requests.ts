import { form, furnitureAnswers, shipAnswers } from './requests'

type Hostile = {
  name: string
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Buffer
}

const json = { 'Content-Type': 'application/json' }
const plain = { 'Content-Type': 'application/x-www-form-urlencoded' }
const multipart = { 'Content-Type': 'multipart/form-data; boundary=b' }
const field = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/** A list of 130 requests that must each be refused. */
export function hostileRequests(): Hostile[] {
  return [...heavyBodies(), ...brokenBodies(), ...strangePaths(), ...strangeAnswers(), ...guesses()]
}

function post(name: string, path: string, headers: Hostile['headers'], body?: string | Buffer): Hostile {
  return { name, method: 'POST', path, headers: { Accept: 'application/json', ...headers }, ...(body ? { body } : {}) }
}

/** Everything that costs time and memory to read, sent with and without its length. */
function heavyBodies(): Hostile[] {
  const nested = (depth: number) => `{"fullName":${'['.repeat(depth)}${']'.repeat(depth)}}`
  const objects = `{"fullName":${'{"a":'.repeat(1_000_000)}1${'}'.repeat(1_000_000)}}`
  const ninety = (name: string, value: string) => Array.from({ length: 90 }, () => field(name, value)).join('')
  const bodies: [string, string, Hostile['headers'], string][] = [
    ['7 MB of nested lists', 'ship', json, nested(3_500_000)],
    ['6 MB of nested objects', 'ship', json, objects],
    ['250 KB of nested lists', 'ship', json, nested(125_000)],
    ['a million numbers', 'ship', json, `{"fullName":[${'1,'.repeat(1_000_000)}1]}`],
    ['90 x 64 KB of one field', 'ship', plain, `fullName=${'a'.repeat(65_536)}&`.repeat(90)],
    ['90 x 64 KB of one field, multipart', 'ship', multipart, `${ninety('fullName', 'a'.repeat(65_536))}--b--\r\n`],
    [
      '90 x 64 KB beside a photo',
      'furnitureWorkshop',
      multipart,
      `${ninety('repairInfo', '<&'.repeat(32_768))}--b--\r\n`,
    ],
    [
      '90 x 64 KB of choices',
      'volunteer',
      multipart,
      `${ninety('volunteerArea', 'reception, '.repeat(5900))}--b--\r\n`,
    ],
    ['100,000 fields', 'ship', plain, 'a=1&'.repeat(100_000)],
    ['a field of 8 MB', 'ship', plain, `fullName=${'%41'.repeat(2_700_000)}`],
  ]
  return bodies.flatMap(([name, key, headers, body]) => [
    post(name, `/f/${key}`, { ...headers, 'Content-Length': String(Buffer.byteLength(body)) }, body),
    post(`${name}, of unknown length`, `/f/${key}`, { ...headers, 'Transfer-Encoding': 'chunked' }, body),
  ])
}

function brokenBodies(): Hostile[] {
  const good = form(furnitureAnswers, 1000).body
  const cuts = [5, 7, 40, 200, 600].map((bytes) => good.subarray(0, good.length - bytes))
  const parts = ['', '--b', '--b--', '--c\r\n\r\nx\r\n--c--', '--b\r\n\r\nx\r\n--b--\r\n', `${field('', 'x')}--b--\r\n`]
  const texts = ['{', '[]', 'null', '"x"', '1', '{"a":', '{"fullName":{"a":1}}', '\0', '{}', '{"__proto__":{"a":1}}']
  const types = [
    'text/plain',
    'application/xml',
    'multipart/mixed; boundary=b',
    'multipart/form-data',
    'x',
    'application/octet-stream',
  ]
  return [
    ...cuts.map((body, index) => post(`a form cut off ${index}`, '/f/furnitureWorkshop', multipart, body)),
    ...parts.map((body, index) => post(`a broken form ${index}`, '/f/ship', multipart, body || '\r\n')),
    ...texts.map((body) => post(`JSON ${body}`, '/f/ship', json, body)),
    ...types.map((type) => post(`as ${type}`, '/f/ship', { 'Content-Type': type }, 'fullName=Rose')),
  ]
}

function strangePaths(): Hostile[] {
  const keys = '..%2f..%2fetc %2e%2e ship%00 __proto__ constructor toString ship/x SHIP'.split(' ')
  const pages =
    '/../../etc/passwd /..%2f..%2fetc/passwd /% /%zz /%00 /.env /.git/config /.build.json /homecare/..%5c..%5cout ' +
    '//homecare /404/ /_not-found/ /data/enquiries /.htaccess /~root/ /homecare/%2e%2e/%2e%2e/x /con'
  const get = (path: string): Hostile => ({ name: `GET ${path.slice(0, 30)}`, method: 'GET', path, headers: {} })
  return [
    ...[...keys, '', 'a'.repeat(5000)].map((key) =>
      post(`form ${key.slice(0, 20)}`, `/f/${key}`, plain, 'fullName=Rose'),
    ),
    ...[...pages.split(' '), `/${'a/'.repeat(4000)}`].map(get),
    ...['PUT', 'DELETE', 'PATCH', 'TRACE'].map((method) => ({ ...get('/'), name: method, method })),
    { ...get('/'), name: 'a header of 20 KB', headers: { 'X-Long': 'a'.repeat(20_000) } },
  ]
}

function strangeAnswers(): Hostile[] {
  const ship = (name: string, more: Record<string, string>) =>
    post(name, '/f/ship', multipart, form({ ...shipAnswers, ...more }).body)
  const emails = [
    'rose',
    'a@b, c@d',
    'a@b\r\nBcc: c@d',
    '<a@b>',
    `${'a'.repeat(300)}@example.org`,
    '@',
    'a b@example.org',
  ]
  const photos = ['<svg/>', '<script>', 'MZ', '%PDF-1.7', '']
  const picture = (start: string) =>
    `--b\r\nContent-Disposition: form-data; name="photo"; filename="../../x.png"\r\nContent-Type: image/png\r\n\r\n${start}\r\n`
  return [
    ...emails.map((email) => ship(`address ${email.slice(0, 12)}`, { email })),
    ...['salary', 'a'.repeat(5000), 'constructor', '<script>'].map((name) =>
      ship(`field ${name.slice(0, 12)}`, { [name]: '1' }),
    ),
    ship('a NUL', { fullName: 'Rose\0' }),
    ship('no choice', { contactMethod: 'Pigeon' }),
    ship('blanks', { fullName: ' \n ' }),
    ...photos.map((start) => post(`photo ${start}`, '/f/furnitureWorkshop', multipart, `${picture(start)}--b--\r\n`)),
    post('two photos', '/f/furnitureWorkshop', multipart, `${picture('x')}${picture('y')}--b--\r\n`),
    post('a photo to a form without', '/f/ship', multipart, `${picture('x')}--b--\r\n`),
  ]
}

/** Tries every way into the inbox but its key, and asks for notes to people who never wrote. */
function guesses(): Hostile[] {
  const paths = ['', '/', '/photo', '/x/photo', '/..', `/${'a'.repeat(32)}/`, '/%00', `/${'-'.repeat(3000)}/`]
  const proxies = [{ Host: 'localhost' }, { 'X-Forwarded-For': '127.0.0.1' }, { Forwarded: 'for=127.0.0.1' }]
  const notes = ['rose@example.org', 'a@b\r\nBcc: c@d', '', 'x'.repeat(10_000), 'tom@example.org']
  return [
    ...paths.flatMap((path) =>
      proxies.map((headers) => ({ name: `inbox${path.slice(0, 12)}`, method: 'GET', path: `/inbox${path}`, headers })),
    ),
    ...notes.map((email) => post('a note', '/sage-api/autoresponder.php', multipart, form({ email }).body)),
  ]
}
