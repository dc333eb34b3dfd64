import { render } from '@testing-library/react'
import { Breakable } from '@/components/ui/Breakable'

/** The text with a bar wherever it may break. */
function withBreaks(text: string): string {
  const { container } = render(<Breakable text={text} />)
  expect(container).toHaveTextContent(text)
  return container.innerHTML.replaceAll('<wbr>', '|')
}

test('may break after a slash between words, and nowhere else', () => {
  expect(withBreaks('Spring/Summer, at example.org/costs/now')).toBe('Spring/|Summer, at example.org/|costs/|now')
  expect(withBreaks('Open 24/7 and/')).toBe('Open 24/7 and/')
})
