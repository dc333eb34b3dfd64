import { fireEvent, render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderToStaticMarkup } from 'react-dom/server'
import { BeforeAndAfter } from '@/components/programs/BeforeAndAfter'
import { beforeAndAfter } from '@/content/signatures/furniture'

const slider = () => screen.getByRole('slider', { name: beforeAndAfter.slider })

test('has no accessibility violations', async () => {
  const { container } = render(<BeforeAndAfter {...beforeAndAfter} />)
  expect(await axe(container)).toHaveNoViolations()
})

test('the slider uncovers one picture or the other, and says how much of each', () => {
  const { container } = render(<BeforeAndAfter {...beforeAndAfter} />)
  for (const before of [0, 24, 100]) {
    fireEvent.change(slider(), { target: { value: before } })
    const said = beforeAndAfter.sliderValue.replace('{before}', `${before}`).replace('{after}', `${100 - before}`)
    expect(slider()).toHaveAttribute('aria-valuetext', said)
    expect(container.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--place')).toBe(`${before / 100}`)
  }
})

test('without script the slider is gone, and the pictures are side by side', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(<BeforeAndAfter {...beforeAndAfter} />)
  expect(page.querySelector('input')?.closest('[data-needs-script]')).not.toBeNull()
  const plain = page.querySelectorAll('[data-opens-by-script] figure')
  const { before, after } = beforeAndAfter
  expect([...plain].map((figure) => [figure.querySelector('img')?.alt, figure.textContent])).toEqual(
    [before, after].map(({ alt, name }) => [alt, name]),
  )
})

test('a slider that can’t work yet takes no presses', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(<BeforeAndAfter {...beforeAndAfter} />)
  expect(page.querySelector('input')).toBeDisabled()
})
