import { render } from '@testing-library/react'
import { Breakable } from '@/components/ui/Breakable'

/** The text with a bar wherever it may break. */
function withBreaks(text: string): string {
  const { container } = render(<Breakable text={text} />)
  expect(container).toHaveTextContent(text)
  // Firefox lays out the sides of a break apart unless they're in an element of their own.
  expect(container.querySelector(':scope > wbr')).toBeNull()
  return container.innerHTML.replaceAll('<wbr>', '|').replace(/<\/?span>/g, '')
}

test('may break after a slash between words, before an email address’s @ and dots, and nowhere else', () => {
  expect(withBreaks('Spring/Summer, at example.org/costs/now')).toBe('Spring/|Summer, at example.org/|costs/|now')
  expect(withBreaks('someone@mail.example.org')).toBe('someone|@mail|.example|.org')
  expect(withBreaks('Open 24/7 and/ at 8:30 a.m. Today.')).toBe('Open 24/7 and/ at 8:30 a.m. Today.')
})
