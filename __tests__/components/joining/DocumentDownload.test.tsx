import { render, screen } from '@testing-library/react'
import { inTurn } from '@/__tests__/in-turn'
import { DocumentDownload } from '@/components/joining/DocumentDownload'

test(
  'downloads the file, and says up front what kind it is, how long and how large, to screen readers, too',
  inTurn(
    [
      [2, 'PDF, 2 pages, 97 KB'],
      [1, 'PDF, 1 page, 97 KB'],
    ],
    (pages, said) => {
      const form = { path: '/documents/form.pdf', title: 'Form', pages, bytes: 98_784 } as const
      const { unmount } = render(<DocumentDownload text="Download Application" document={form} />)
      const button = screen.getByRole('link', { name: 'Download Application' })
      expect(button).toHaveAttribute('href', '/documents/form.pdf')
      expect(button).toHaveAttribute('download')
      expect(button).toHaveAccessibleDescription(said)
      unmount()
    },
  ),
)
