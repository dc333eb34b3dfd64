import { renderHook } from '@testing-library/react'
import { useRestoredNotice } from '@/components/enquiry/use-restored-notice'
import { toastEvent } from '@/components/site/ToastArea'

afterEach(() => jest.restoreAllMocks())

test.each([
  ['back, with answers, says so', 'back_forward', 'Eleanor', false, 1],
  ['loaded again, with answers, says so', 'reload', 'Eleanor', false, 1],
  ['loaded again, while somebody is typing again, says nothing', 'reload', 'El', true, 0],
  ['loaded again, but empty, says nothing', 'reload', '', false, 0],
  ['new says nothing', 'navigate', 'Eleanor', false, 0],
])('a form that is %s', (_what, type, answer, isTyping, times) => {
  const said = jest.fn()
  window.addEventListener(toastEvent, said)
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
  document.body.innerHTML = `<form><fieldset><input type="text" value="${answer}" /></fieldset></form>`
  if (isTyping) document.querySelector('input')?.focus()
  renderHook(() => useRestoredNotice({ current: document.querySelector('form') }))
  expect(said).toHaveBeenCalledTimes(times)
  window.removeEventListener(toastEvent, said)
})
