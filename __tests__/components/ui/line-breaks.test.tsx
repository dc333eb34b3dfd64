import { render } from '@testing-library/react'
import { inTurn } from '@/__tests__/in-turn'
import { Breakable } from '@/components/ui/Breakable'
import { Unbroken } from '@/components/ui/Unbroken'

/** The text with a bar wherever it may break. */
function withBreaks(text: string): string {
  const { container } = render(<Breakable text={text} />)
  expect(container).toHaveTextContent(text)
  // Firefox lays out the sides of a break apart unless they're in an element of their own.
  expect(container.querySelector(':scope > wbr')).toBeNull()
  return container.innerHTML.replaceAll('<wbr>', '|').replace(/<\/?span>/g, '')
}

test('a line may break after a slash between words, and nowhere else', () => {
  expect(withBreaks('Spring/Summer, at example.org/costs/now')).toBe('Spring/|Summer, at example.org/|costs/|now')
  expect(withBreaks('Open 24/7 and/')).toBe('Open 24/7 and/')
})

test(
  'what belongs together stays on one line, and the rest is left alone',
  inTurn(
    [
      [
        'The Spend-A-Day team, live-in or part-time. Call 1-800-633-4227',
        ['Spend-A-Day', 'live-in', 'part-time', '1-800-633-4227'],
      ],
      ['Nothing to keep - not even in www.a-site.org/a-page', []],
      [
        'From October 15 to December 7, 2026, for 24 hours, 8:00 AM to 5:30 p.m. on 3 May mornings, 2 to 5 days',
        ['October 15', 'December 7', '24 hours', '8:00 AM to 5:30 p.m.', '2 to 5 days'],
      ],
      ['Monday to Friday, 8:30 a.m. to 11:30 a.m.', ['Monday to Friday,', '8:30 a.m. to 11:30 a.m.']],
      ['2 Any Street, Anytown, NJ 07999, on 3 May', ['2 Any', 'NJ 07999']],
      ['How is YMCA Summit different? Ask YMCA. No A Level', ['YMCA Summit']],
    ],
    (text, kept) => {
      const { container } = render(<Unbroken text={text} />)
      expect(container).toHaveTextContent(text)
      expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(kept)
    },
  ),
)
