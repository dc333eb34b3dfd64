import { startLate } from '@/scripts/export/start-late'

const rules = '[data-needs-script]{display:none}'
const parts = { scripts: ['/one.js', '/two.js'], data: '/data.json' }
const pieces = [[0], [1, 'text']]

const listeners = jest.spyOn(window, 'addEventListener')
const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('head script[src]')]
const comeToLife = () => document.querySelector('ul')?.setAttribute('data-scripted', 'true')
const expectNoScriptPage = () => expect(document.head).toHaveTextContent(rules)
const expectWaiting = () => expect(document.head).not.toHaveTextContent(rules)

/** Lets pending promises settle. */
const settle = () => jest.advanceTimersByTimeAsync(0)
const aWhile = () => jest.advanceTimersByTimeAsync(60_000)

function paint(): void {
  performance.getEntriesByName = () => [{} as PerformanceEntry]
  window.dispatchEvent(new Event('load'))
}

/** Answers the data request with the data, or in the given way. */
function answerData(answer: () => Promise<unknown> = async () => ({ ok: true, json: async () => pieces })): void {
  window.fetch = jest.fn(answer) as unknown as typeof fetch
}

async function allCome(): Promise<void> {
  for (const link of preloads()) link.dispatchEvent(new Event('load'))
  await settle()
}

beforeEach(() => {
  jest.useFakeTimers()
  performance.getEntriesByName = () => []
  document.head.innerHTML = ''
  document.body.innerHTML = `<noscript><style>${rules}</style></noscript><ul data-scripted="false"></ul>`
  Object.assign(window, { __next_f: undefined })
  answerData()
})

afterEach(() => {
  for (const [type, listener] of listeners.mock.calls) window.removeEventListener(type, listener as EventListener)
  listeners.mockClear()
  jest.useRealTimers()
})

test('nothing is fetched before the page has painted', async () => {
  startLate(parts)
  window.dispatchEvent(new Event('load'))
  await settle()
  expect(preloads()).toEqual([])
  paint()
  await settle()
  expect(preloads().map((link) => link.getAttribute('href'))).toEqual(parts.scripts)
})

test('a picture that never arrives does not hold up the scripts forever', async () => {
  startLate(parts)
  await aWhile()
  expect(preloads()).toHaveLength(parts.scripts.length)
})

test('a page requests its scripts once', async () => {
  startLate(parts)
  paint()
  await aWhile()
  paint()
  await aWhile()
  expect(preloads()).toHaveLength(parts.scripts.length)
})

test('no script runs before all of them and the data have arrived', async () => {
  startLate(parts)
  paint()
  await settle()
  preloads()[0]?.dispatchEvent(new Event('load'))
  await settle()
  expect(scripts()).toEqual([])
  await allCome()
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual(parts.scripts)
  expect(window).toHaveProperty('__next_f', pieces)
})

test('data inside the page is left alone', async () => {
  Object.assign(window, { __next_f: pieces })
  startLate({ scripts: parts.scripts })
  paint()
  await settle()
  await allCome()
  expect(scripts()).toHaveLength(parts.scripts.length)
  expect(window).toHaveProperty('__next_f', pieces)
  expect(window.fetch).not.toHaveBeenCalled()
})

test.each([
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is gone', async () => ({ ok: false, json: async () => pieces })],
  ['is something else', async () => ({ ok: true, json: () => Promise.reject(new SyntaxError()) })],
])('a page whose data %s becomes a page without scripts', async (_, answer) => {
  answerData(answer)
  startLate(parts)
  paint()
  await settle()
  expectNoScriptPage()
})

test('a page missing one script becomes a page without scripts', async () => {
  startLate(parts)
  paint()
  await settle()
  preloads()[1]?.dispatchEvent(new Event('error'))
  await settle()
  expectNoScriptPage()
})

test('a page whose script never answers becomes a page without scripts after a while, and stays one', async () => {
  startLate(parts)
  paint()
  await settle()
  preloads()[0]?.dispatchEvent(new Event('load'))
  await settle()
  expectWaiting()
  await aWhile()
  expectNoScriptPage()
  await allCome()
  expect(scripts()).toEqual([])
})

test('a page whose data never answers becomes a page without scripts after a while', async () => {
  answerData(() => new Promise(() => {}))
  startLate(parts)
  paint()
  await settle()
  await allCome()
  expectWaiting()
  await aWhile()
  expectNoScriptPage()
})

test('a page whose scripts do nothing becomes a page without scripts after a while', async () => {
  startLate(parts)
  paint()
  await settle()
  await allCome()
  expectWaiting()
  await aWhile()
  expectNoScriptPage()
})

test('a page whose script the browser refuses to run becomes a page without scripts', async () => {
  startLate(parts)
  paint()
  await settle()
  await allCome()
  scripts()[0]?.dispatchEvent(new Event('error'))
  expectNoScriptPage()
})

test('a page whose script is too new for the browser becomes a page without scripts', async () => {
  startLate(parts)
  paint()
  await settle()
  await allCome()
  window.dispatchEvent(new ErrorEvent('error', { error: new SyntaxError('Unexpected token') }))
  expectNoScriptPage()
})

test('a page whose form was sent before the scripts came stays a page without scripts', async () => {
  startLate(parts)
  paint()
  await settle()
  window.dispatchEvent(new Event('submit'))
  await allCome()
  expect(scripts()).toEqual([])
  await aWhile()
  expectNoScriptPage()
})

test('a page that is running keeps its scripts, whatever goes wrong later', async () => {
  startLate(parts)
  paint()
  await settle()
  await allCome()
  comeToLife()
  await aWhile()
  window.dispatchEvent(new ErrorEvent('error', { error: new SyntaxError('Unexpected end of JSON input') }))
  expectWaiting()
})

test('a page that gets going after all is no longer one without scripts', async () => {
  startLate(parts)
  paint()
  await settle()
  await allCome()
  await aWhile()
  expectNoScriptPage()
  comeToLife()
  await settle()
  expectWaiting()
})
