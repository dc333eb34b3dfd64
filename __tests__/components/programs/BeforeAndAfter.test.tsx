import { fireEvent, render, screen } from '@testing-library/react'
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
