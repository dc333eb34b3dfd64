import { ignoreSecondPresses } from '@/components/site/second-press'

// e2e/double-click.spec.ts asks what is ignored; this asks what still counts.
ignoreSecondPresses()

const pressed: string[] = []
let start = 0

beforeEach(() => {
  start += 60_000
  pressed.length = 0
  document.body.innerHTML = '<a id="link"><b id="words"></b></a><button id="close"><i id="icon"></i></button><input />'
  document.getElementById('link')?.addEventListener('click', () => document.querySelector('input')?.focus())
})
document.body.addEventListener('click', ({ target }) => target instanceof Element && pressed.push(target.id))

/** What the browser reports of a press; someone who moves away before letting go doesn't click. */
const eventsOf = { pointer: ['mousedown', 'click'], drag: ['mousedown'], key: ['click'] }

type Press = { on: string; after?: number; x?: number; by?: keyof typeof eventsOf }

function press({ on, after = 0, x = 100, by = 'pointer' }: Press): void {
  for (const type of eventsOf[by]) {
    const detail = by === 'key' ? 0 : 1
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, detail, clientX: x })
    Object.defineProperty(event, 'timeStamp', { value: start + after })
    document.getElementById(on)?.dispatchEvent(event)
  }
}

test.each<[string, Press, Press, boolean]>([
  ['at the same place, but on something else, doesn’t count', { on: 'link' }, { on: 'close', after: 300 }, false],
  ['later counts', { on: 'link' }, { on: 'close', after: 900 }, true],
  ['elsewhere counts', { on: 'link' }, { on: 'close', after: 300, x: 160 }, true],
  ['on the same control counts', { on: 'words' }, { on: 'link', after: 300 }, true],
  ['counts where the page hasn’t moved the focus', { on: 'icon' }, { on: 'link', after: 300 }, true],
])('a second press %s', (_, first, second, counts) => {
  press(first)
  press(second)
  expect(pressed).toEqual(counts ? [first.on, second.on] : [first.on])
})

test('a key counts, even after a press that was ignored and dragged away', () => {
  press({ on: 'link' })
  press({ on: 'close', after: 300, by: 'drag' })
  press({ on: 'close', after: 400, by: 'key' })
  expect(pressed).toEqual(['link', 'close'])
})
