import { act, render, screen } from '@testing-library/react'
import { Toaster } from 'sonner'
import { showToast, ToastArea } from '@/components/site/ToastArea'

jest.mock('sonner', () => {
  const real = jest.requireActual('sonner')
  return { ...real, __esModule: true, Toaster: jest.fn((props) => <real.Toaster {...props} />) }
})

test('shows a message sent before its library has arrived, three at most and for four seconds (BRIEF 2.16)', async () => {
  render(<ToastArea />)
  act(() => showToast('What you typed before is still here.'))
  expect(await screen.findByText('What you typed before is still here.')).toBeInTheDocument()
  expect(jest.mocked(Toaster).mock.lastCall?.[0]).toMatchObject({ duration: 4000, visibleToasts: 3 })
})
