import { inTurn } from '@/__tests__/in-turn'
import { startLate } from '@/scripts/export/start-late'

const rules = '[data-needs-script]{display:none}'
const parts = { scripts: ['/one.js', '/two.js'], data: '/data.json' }
const pieces = [[0], [1, 'text']]

const listeners = jest.spyOn(window, 'addEventListener')
const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('head script[src]')]
const comeToLife = () => document.querySelector('ul')?.setAttribute('data-scripted', 'true')
const isWithoutScripts = () => document.head.textContent?.includes(rules)

const settle = () => jest.advanceTimersByTimeAsync(0)
const aWhile = () => jest.advanceTimersByTimeAsync(60_000)

function paint(): void {
  performance.getEntriesByName = () => [{} as PerformanceEntry]
  window.dispatchEvent(new Event('load'))
}

function setUp(answer: () => Promise<unknown> = async () => ({ ok: true, json: async () => pieces })): void {
  for (const [type, listener] of listeners.mock.calls) window.removeEventListener(type, listener as EventListener)
  listeners.mockClear()
  jest.useFakeTimers()
  performance.getEntriesByName = () => []
  document.head.innerHTML = ''
  document.body.innerHTML = `<noscript><style>${rules}</style></noscript><ul data-scripted="false"></ul>`
  Object.assign(window, { __next_f: undefined })
  window.fetch = jest.fn(answer) as unknown as typeof fetch
}

async function begin(late: Parameters<typeof startLate>[0] = parts): Promise<void> {
  startLate(late)
  paint()
  await settle()
}

async function allCome(): Promise<void> {
  for (const link of preloads()) link.dispatchEvent(new Event('load'))
  await settle()
}

const syntaxError = () => window.dispatchEvent(new ErrorEvent('error', { error: new SyntaxError('Unexpected token') }))

beforeEach(() => setUp())
afterEach(() => jest.useRealTimers())

test('nothing is fetched before the page has painted or a picture has taken too long, and then once', async () => {
  startLate(parts)
  window.dispatchEvent(new Event('load'))
  await settle()
  expect(preloads()).toEqual([])
  await aWhile()
  expect(preloads().map((link) => link.getAttribute('href'))).toEqual(parts.scripts)
  paint()
  await aWhile()
  expect(preloads()).toHaveLength(parts.scripts.length)
})

test('no script runs before all of them and the data have arrived', async () => {
  await begin()
  preloads()[0]?.dispatchEvent(new Event('load'))
  await settle()
  expect(scripts()).toEqual([])
  await allCome()
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual(parts.scripts)
  expect(window).toHaveProperty('__next_f', pieces)
})

test('data inside the page is left alone', async () => {
  Object.assign(window, { __next_f: pieces })
  await begin({ scripts: parts.scripts })
  await allCome()
  expect(scripts()).toHaveLength(parts.scripts.length)
  expect(window).toHaveProperty('__next_f', pieces)
  expect(window.fetch).not.toHaveBeenCalled()
})

const never = () => new Promise(() => {})
const otherData = async () => ({ ok: true, json: () => Promise.reject(new SyntaxError()) })

test(
  'a page that one of its parts fails becomes a page without scripts',
  inTurn(
    [
      ['its data does not come', () => Promise.reject(new TypeError('Failed to fetch')), settle],
      ['its data is gone', async () => ({ ok: false, json: async () => pieces }), settle],
      ['its data is something else', otherData, settle],
      ['its data never answers', never, async () => allCome().then(aWhile)],
      ['one script is missing', undefined, async () => preloads()[1]?.dispatchEvent(new Event('error')) && settle()],
      ['its scripts never answer', undefined, aWhile],
      ['its scripts do nothing', undefined, async () => allCome().then(aWhile)],
      [
        'a script is refused',
        undefined,
        async () => allCome().then(() => scripts()[0]?.dispatchEvent(new Event('error'))),
      ],
      ['a script is too new for the browser', undefined, async () => allCome().then(syntaxError)],
    ],
    async (_, answer, fail) => {
      setUp(answer)
      await begin()
      await fail()
      expect(isWithoutScripts()).toBe(true)
    },
  ),
)

test('a page without scripts runs none that come later, and neither does one whose form has been sent', async () => {
  await begin()
  await aWhile()
  await allCome()
  expect(scripts()).toEqual([])
  setUp()
  await begin()
  window.dispatchEvent(new Event('submit'))
  await allCome()
  expect(scripts()).toEqual([])
  await aWhile()
  expect(isWithoutScripts()).toBe(true)
})

test('a page that is running keeps its scripts, whatever goes wrong later', async () => {
  await begin()
  await allCome()
  expect(isWithoutScripts()).toBe(false)
  comeToLife()
  await aWhile()
  syntaxError()
  expect(isWithoutScripts()).toBe(false)
})

test('a page that gets going after all is no longer one without scripts', async () => {
  await begin()
  await allCome()
  await aWhile()
  expect(isWithoutScripts()).toBe(true)
  comeToLife()
  await settle()
  expect(isWithoutScripts()).toBe(false)
})
