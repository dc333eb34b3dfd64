import { render } from '@testing-library/react'
import { CopyrightYear } from '@/components/site/CopyrightYear'

test('shows New Jersey’s year, where the new one begins five hours after Greenwich', () => {
  jest.useFakeTimers({ now: new Date('2028-01-01T04:59:00Z') })
  expect(render(<CopyrightYear />).container).toHaveTextContent('2027')
  jest.setSystemTime(new Date('2028-01-01T05:01:00Z'))
  expect(render(<CopyrightYear />).container).toHaveTextContent('2028')
  jest.useRealTimers()
})
