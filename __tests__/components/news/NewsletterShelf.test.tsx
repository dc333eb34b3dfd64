import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NewsletterShelf } from '@/components/news/NewsletterShelf'
import type { Issue } from '@/components/news/newsletter-issues'
import type { Illustration } from '@/content/types'

const issues: Issue[] = [
  { title: 'Fall 2024', year: 2024, url: 'https://newsletter.example.org/fall' },
  { title: 'Spring 2024', year: 2024, url: 'https://newsletter.example.org/spring' },
  { title: 'Spring 2023', year: 2023, url: '/documents/newsletters/spring-2023.pdf', facts: 'PDF, 4 pages, 90 KB' },
]
const image: Illustration = { picture: 'heroes/news', alt: '' }
const words = {
  id: 'news',
  heading: 'E-newsletters',
  latest: 'Latest issue',
  latestText: 'Read it.',
  read: 'Read',
  years: 'By year',
  image,
}

const press = async (year: string) =>
  userEvent.click(await screen.findByRole('button', { name: `${year} E-newsletters` }))
const openYears = () =>
  screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent?.replace(' E-newsletters', ''))

test('the first issue, which is the latest, is on the card', () => {
  render(<NewsletterShelf words={words} issues={issues} />)
  const card = within(screen.getByRole('article'))
  expect(card.getByRole('heading', { name: 'Latest issue Fall 2024' })).toBeVisible()
  const link = card.getByRole('link', { name: 'Read Fall 2024 (opens in a new tab)' })
  expect(link).toHaveAttribute('href', 'https://newsletter.example.org/fall')
})

test('years are listed newest first, and each opens and closes by itself', async () => {
  render(<NewsletterShelf words={words} issues={issues} />)
  expect(
    (await screen.findAllByRole('button')).map((button) => button.textContent?.replace(' E-newsletters', '')),
  ).toEqual(['2024', '2023'])
  await press('2024')
  await waitFor(() => expect(openYears()).toEqual(['2024']))
  await press('2023')
  await waitFor(() => expect(openYears()).toEqual(['2024', '2023']))
  await press('2024')
  await waitFor(() => expect(openYears()).toEqual(['2023']))
})

test('a year says which newsletter it belongs to, after the visible words', () => {
  render(<NewsletterShelf words={words} issues={issues} />)
  for (const { year } of issues) {
    expect(screen.getByRole('button', { name: `${year} ${words.heading}` })).toBeVisible()
  }
})

test('every issue opens in a new tab and says so; a file says what kind it is and how large', async () => {
  render(<NewsletterShelf words={words} issues={issues} />)
  await press('2023')
  await waitFor(() => expect(openYears()).toEqual(['2023']))
  const item = within(screen.getByText('Spring 2023').closest('li') as HTMLElement)
  const link = item.getByRole('link', { name: 'Spring 2023 (opens in a new tab)' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
  expect(item.getByText('PDF, 4 pages, 90 KB')).toBeVisible()
})
