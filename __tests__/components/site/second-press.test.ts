import { ignoreSecondPresses } from '@/components/site/second-press'

const pressed: string[] = []
let now = 0

ignoreSecondPresses()

beforeEach(() => {
  now += 60_000
  pressed.length = 0
  document.body.innerHTML = `
    <a id="link" href="#field"><b id="words">Name: required</b></a>
    <label id="row"><input id="answer" type="radio" name="how" /><span id="text">By email</span></label>
    <button id="close"><svg id="icon"></svg></button>
    <input id="field" />`
  document.getElementById('link')?.addEventListener('click', () => document.getElementById('field')?.focus())
})
document.body.addEventListener('click', ({ target }) => target instanceof Element && pressed.push(target.id))

/** What the browser reports of a press; someone who moves away before letting go doesn't click. */
const eventsOf = { pointer: ['mousedown', 'click'], drag: ['mousedown'], key: ['click'] }

/** A press on the element with this id, this many milliseconds after the last. */
function press(id: string, { after = 300, x = 100, y = 100, by = 'pointer' as keyof typeof eventsOf } = {}): void {
  now += after
  const detail = by === 'key' ? 0 : 1
  for (const type of eventsOf[by]) {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, detail, clientX: x, clientY: y })
    Object.defineProperty(event, 'timeStamp', { value: now })
    document.getElementById(id)?.dispatchEvent(event)
  }
}

const answer = () => document.querySelector<HTMLInputElement>('#answer')

test.each([
  ['later', { after: 900 }],
  ['elsewhere', { x: 160 }],
])('a press %s counts', (_, how) => {
  press('link')
  press('text', how)
  expect(answer()?.checked).toBe(true)
})

test.each(['pointer', 'drag'] as const)('a key counts, even right after a press that was ignored (%s)', (by) => {
  press('link')
  press('close', { by })
  press('answer', { by: 'key' })
  expect(answer()?.checked).toBe(true)
})

test('a press counts where the page has not moved the focus', () => {
  press('close')
  press('text')
  expect(answer()?.checked).toBe(true)
})

test.each([
  ['words', 'link'],
  ['icon', 'close'],
])('two presses on one control count twice (%s, %s)', (one, other) => {
  press(one)
  press(other)
  expect(pressed).toEqual(expect.arrayContaining([one, other]))
})
