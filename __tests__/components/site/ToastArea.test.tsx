import { act, render, screen } from '@testing-library/react'
import { showToast, ToastArea } from '@/components/site/ToastArea'

test('shows a message sent before its library has arrived', async () => {
  render(<ToastArea />)
  act(() => showToast('What you typed before is still here.'))
  expect(await screen.findByText('What you typed before is still here.', {}, { timeout: 4000 })).toBeInTheDocument()
})
