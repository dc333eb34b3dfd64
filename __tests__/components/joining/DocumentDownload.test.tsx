import { render, screen } from '@testing-library/react'
import { DocumentDownload } from '@/components/joining/DocumentDownload'

const form = { path: '/documents/form.pdf', title: 'Form', pages: 2, bytes: 98_784 } as const

test('downloads the file instead of opening it in the browser', () => {
  render(<DocumentDownload text="Download Application" document={form} />)
  const button = screen.getByRole('link', { name: 'Download Application' })
  expect(button).toHaveAttribute('href', '/documents/form.pdf')
  expect(button).toHaveAttribute('download')
})

test('says up front what kind of file it is, how long and how large, to screen readers, too', () => {
  render(<DocumentDownload text="Download Application" document={form} />)
  expect(screen.getByText('PDF, 2 pages, 97 KB')).toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAccessibleDescription('PDF, 2 pages, 97 KB')
})

test('one page is called a page', () => {
  render(<DocumentDownload text="Download" document={{ ...form, pages: 1 }} />)
  expect(screen.getByText('PDF, 1 page, 97 KB')).toBeInTheDocument()
})
