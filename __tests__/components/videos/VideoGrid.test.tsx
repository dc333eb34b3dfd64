import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { VideoGrid } from '@/components/videos/VideoGrid'
import { messages } from '@/content/messages'
import type { Video } from '@/content/types'

const visit: Video = { id: 'visit', title: 'A morning visit', youtubeId: 'abc123', poster: 'videos/porch' }
const piano: Video = { id: 'piano', title: 'A music afternoon', youtubeId: 'def456', poster: 'videos/piano' }
const spoken = { ...visit, transcript: ['Good morning.', 'The kettle is on.'] }
const transcript = `${messages.video.transcript}: ${visit.title}`

async function play({ title }: Video) {
  await userEvent.click(screen.getByRole('button', { name: `${title} ${messages.video.play}` }))
  return within(await screen.findByRole('dialog', { name: title }))
}

beforeEach(() => window.history.replaceState(null, '', '/'))

test('a video plays at once, with captions and without cookies, and gives the URL of its card; a URL plays nothing', async () => {
  const { unmount } = render(<VideoGrid videos={[visit, piano]} />)
  const dialog = await play(piano)
  const player = dialog.getByTitle(piano.title)
  const address = 'https://www.youtube-nocookie.com/embed/def456?autoplay=1&rel=0&cc_load_policy=1'
  expect(player).toHaveAttribute('src', address)
  expect(player).toHaveAttribute('allow', expect.stringMatching(/autoplay.*fullscreen/))
  const name = `${messages.video.watchOnYouTube} ${messages.opensNewTab}`
  expect(dialog.getByRole('link', { name })).toHaveAttribute('href', 'https://www.youtube.com/watch?v=def456')
  expect(window.location.hash).toBe('#piano')
  await userEvent.keyboard('{Escape}')
  expect(window.location.hash).toBe('')
  expect(document.querySelector('iframe')).toBeNull()
  unmount()
  window.history.replaceState(null, '', '/#visit')
  const { container } = render(<VideoGrid videos={[visit]} />)
  expect(container.querySelector('#visit')).toBeInTheDocument()
  await act(async () => {
    await import('@/components/ui/Dialog')
  })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a transcript elsewhere is offered on the card and in the dialog, but only if there is one', async () => {
  render(<VideoGrid videos={[{ ...visit, transcript: '/documents/visit.pdf' }, piano]} />)
  expect(screen.getByRole('link', { name: transcript })).toHaveAttribute('href', '/documents/visit.pdf')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect((await play(visit)).getByRole('link', { name: messages.video.transcript })).toBeVisible()
})

test('a transcript on this page opens in a dialog, from its URL, too, and takes the video’s place', async () => {
  window.history.replaceState(null, '', '/#visit-transcript')
  render(<VideoGrid videos={[spoken]} />)
  expect(within(await screen.findByRole('dialog')).getByText('Good morning.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click((await play(visit)).getByRole('link', { name: messages.video.transcript }))
  // jsdom follows a link to a part of the page, but tells it a moment later.
  const words = await screen.findAllByText('The kettle is on.')
  expect(document.querySelector('iframe')).toBeNull()
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(words.at(-1) ?? null))
})

test('without script each card is a link to the video, in a new tab, and the transcript is on the page', () => {
  document.body.innerHTML = renderToStaticMarkup(<VideoGrid videos={[spoken]} />)
  const link = screen.getByRole('link', { name: / Play video \(opens in a new tab\)$/ })
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abc123')
  expect(link).toHaveAttribute('target', '_blank')
  const words = screen.getByRole('link', { name: transcript }).getAttribute('href') ?? ''
  expect(document.querySelector(words)).toHaveTextContent('Good morning.The kettle is on.')
  document.body.innerHTML = ''
})
