import { render } from '@testing-library/react'
import { useRef } from 'react'
import { useRestoredNotice } from '@/components/enquiry/use-restored-notice'
import { toastEvent } from '@/components/site/ToastArea'

const said = jest.fn()

beforeEach(() => window.addEventListener(toastEvent, said))
afterEach(() => {
  window.removeEventListener(toastEvent, said)
  jest.restoreAllMocks()
  said.mockClear()
})

type Visit = { type: NavigationTimingType; answer: string; isTyping?: boolean }

/** A form that hydrates in a page reached this way. */
function Form({ answer, isTyping = false }: Visit) {
  const form = useRef<HTMLFormElement>(null)
  useRestoredNotice(form)
  return (
    <form ref={form}>
      <fieldset>
        <input
          type="text"
          aria-label="Name"
          defaultValue={answer}
          ref={(input) => {
            if (isTyping) input?.focus()
          }}
        />
      </fieldset>
    </form>
  )
}

test.each<[string, Visit, number]>([
  ['back, with answers, says so', { type: 'back_forward', answer: 'Eleanor' }, 1],
  ['loaded again, with answers, says so', { type: 'reload', answer: 'Eleanor' }, 1],
  ['loaded again, while somebody is typing again, says nothing', { type: 'reload', answer: 'El', isTyping: true }, 0],
  ['loaded again, but empty, says nothing', { type: 'reload', answer: '' }, 0],
  ['new says nothing', { type: 'navigate', answer: 'Eleanor' }, 0],
])('a form that is %s', (_what, visit, times) => {
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: visit.type } as PerformanceNavigationTiming])
  render(<Form {...visit} />)
  expect(said).toHaveBeenCalledTimes(times)
})
