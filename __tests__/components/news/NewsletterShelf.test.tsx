import { render, screen, within } from '@testing-library/react'
import { type Issue, NewsletterShelf } from '@/components/news/NewsletterShelf'
import type { Illustration } from '@/content/types'

const issues: Issue[] = [
  { title: 'Fall 2024', year: 2024, url: 'https://newsletter.example.org/fall' },
  { title: 'Spring 2024', year: 2024, url: 'https://newsletter.example.org/spring' },
  { title: 'Spring 2023', year: 2023, url: '/documents/newsletters/spring-2023.pdf', facts: 'PDF, 4 pages, 90 KB' },
]
const image: Illustration = { picture: 'heroes/news', alt: '' }
const words = {
  ...{ id: 'news', heading: 'E-newsletters', latest: 'Latest issue', latestText: 'Read it.' },
  ...{ read: 'Read', years: 'By year', image },
}

test('the latest issue is on the card, and the years are listed newest first, each with what it belongs to', () => {
  render(<NewsletterShelf words={words} issues={issues} />)
  const card = within(screen.getByRole('article'))
  expect(card.getByRole('heading', { name: 'Latest issue Fall 2024' })).toBeVisible()
  expect(card.getByRole('link', { name: 'Read Fall 2024 (opens in a new tab)' })).toHaveAttribute(
    'href',
    issues[0]?.url,
  )
  const years = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(years).toEqual(['2024 E-newsletters', '2023 E-newsletters'])
  expect(screen.getByText('Spring 2023').closest('li')).toHaveTextContent('PDF, 4 pages, 90 KB')
})
