import { fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BeforeAndAfter } from '@/components/programs/BeforeAndAfter'
import { beforeAndAfter } from '@/content/programs/furniture'

test('the slider uncovers one picture or the other, and says how much of each', () => {
  const { container } = render(<BeforeAndAfter {...beforeAndAfter} />)
  const slider = screen.getByRole('slider', { name: beforeAndAfter.slider })
  for (const before of [0, 24, 100]) {
    fireEvent.change(slider, { target: { value: before } })
    const said = beforeAndAfter.sliderValue.replace('{before}', `${before}`).replace('{after}', `${100 - before}`)
    expect(slider).toHaveAttribute('aria-valuetext', said)
    expect(container.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--place')).toBe(`${before / 100}`)
  }
})

test('until the script comes the slider takes no presses; without one it’s gone, and both pictures are there', () => {
  document.body.innerHTML = renderToStaticMarkup(<BeforeAndAfter {...beforeAndAfter} />)
  const slider = document.querySelector('input')
  expect(slider).toBeDisabled()
  expect(slider?.closest('[data-needs-script]')).not.toBeNull()
  expect(document.querySelectorAll('[data-opens-by-script] figure')).toHaveLength(2)
})
