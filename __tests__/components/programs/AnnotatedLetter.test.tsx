import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { AnnotatedLetter } from '@/components/programs/AnnotatedLetter'
import { annotatedLetter } from '@/content/signatures/medicare-ship'

const letter = () => within(screen.getByRole('region', { name: annotatedLetter.letterLabel }))

test('has no accessibility violations', async () => {
  const { container } = render(<AnnotatedLetter {...annotatedLetter} />)
  expect(await axe(container)).toHaveNoViolations()
})

test('says on the letter that it is an example, and not a bill', () => {
  render(<AnnotatedLetter {...annotatedLetter} />)
  expect(letter().getByText(annotatedLetter.example)).toBeInTheDocument()
  expect(letter().getByText(/not a bill/i)).toBeInTheDocument()
})

test('has a note for every part of the letter, in the same order', () => {
  const { container } = render(<AnnotatedLetter {...annotatedLetter} />)
  const notes = [...container.querySelectorAll('ol > li h3')].map(({ textContent }) => textContent)
  expect(notes).toEqual(annotatedLetter.notes.map(({ heading }) => heading))
  for (const { letter: part } of annotatedLetter.notes) {
    for (const line of [part.heading, part.text, ...(part.rows ?? []).map(({ label }) => label)]) {
      if (line) expect(letter().getByText(line)).toBeInTheDocument()
    }
  }
})

test('shows no amounts or dates, which only a real letter has', () => {
  render(<AnnotatedLetter {...annotatedLetter} />)
  expect(screen.getByRole('region', { name: annotatedLetter.letterLabel })).not.toHaveTextContent(/\d/)
})
