import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { hydrate } from '@/__tests__/components/render-both-ways'
import { VideoGrid } from '@/components/videos/VideoGrid'
import { messages } from '@/content/messages'
import type { Video } from '@/content/types'

const visit: Video = { id: 'visit', title: 'A morning visit', youtubeId: 'abc123', poster: 'videos/porch' }
const piano: Video = { id: 'piano', title: 'A music afternoon', youtubeId: 'def456', poster: 'videos/piano' }
const videos = [visit, piano]

const cardOf = ({ title }: Video) => screen.getByRole('button', { name: `${title} ${messages.video.play}` })

async function play(video: Video) {
  render(<VideoGrid videos={videos} />)
  await userEvent.click(cardOf(video))
  return screen.findByRole('dialog', { name: video.title })
}

afterEach(() => {
  window.history.replaceState(null, '', '/')
})

test('nothing is fetched from YouTube or Google before a press', () => {
  const { container } = render(<VideoGrid videos={videos} />)
  expect(container.querySelector('iframe, script, link')).toBeNull()
  for (const picture of container.querySelectorAll('img, source')) {
    expect(`${picture.getAttribute('src')}${picture.getAttribute('srcset')}`).not.toMatch(
      /https?:|youtube|ytimg|google/,
    )
  }
})

test('a press plays the video in a dialog, at once, with captions and without cookies', async () => {
  const player = within(await play(visit)).getByTitle('A morning visit')
  const { origin, pathname, searchParams } = new URL(player.getAttribute('src') ?? '')
  expect(origin + pathname).toBe('https://www.youtube-nocookie.com/embed/abc123')
  expect(Object.fromEntries(searchParams)).toEqual({ autoplay: '1', rel: '0', cc_load_policy: '1' })
  expect(player).toHaveAttribute('allow', expect.stringMatching(/autoplay.*fullscreen/))
})

test('the dialog leads to YouTube in a new tab', async () => {
  const link = within(await play(visit)).getByRole('link', {
    name: `${messages.video.watchOnYouTube} ${messages.opensNewTab}`,
  })
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abc123')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
})

test('closing removes the player, and focus returns to its card', async () => {
  const dialog = await play(piano)
  await userEvent.click(within(dialog).getByRole('button', { name: messages.close }))
  expect(document.querySelector('iframe')).toBeNull()
  await waitFor(() => expect(cardOf(piano)).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByTitle('A music afternoon')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(document.querySelector('iframe')).toBeNull()
})

test('the next tab stop after the player closes it, because the player keeps the Escape key to itself', async () => {
  const dialog = await play(visit)
  const close = within(dialog).getByRole('button', { name: messages.video.close })
  const stops = [...dialog.querySelectorAll('a, button, iframe')]
  expect(stops.indexOf(close)).toBe(stops.indexOf(within(dialog).getByTitle('A morning visit')) + 1)
  await userEvent.click(close)
  expect(document.querySelector('iframe')).toBeNull()
})

test('while a video plays, the URL leads to its card; a URL alone plays nothing', async () => {
  await play(piano)
  expect(window.location.hash).toBe('#piano')
  await userEvent.keyboard('{Escape}')
  expect(window.location.hash).toBe('')
  window.history.replaceState(null, '', '/#visit')
  const { container } = render(<VideoGrid videos={[visit]} />)
  expect(container.querySelector('#visit')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a transcript is offered on the card and in the dialog, but only if there is one', async () => {
  render(<VideoGrid videos={[{ ...visit, transcript: '/documents/visit.pdf' }, piano]} />)
  expect(screen.getByRole('link', { name: `${messages.video.transcript}: ${visit.title}` })).toHaveAttribute(
    'href',
    '/documents/visit.pdf',
  )
  expect(screen.queryByRole('link', { name: /transcript.*music/ })).not.toBeInTheDocument()
  await userEvent.click(cardOf(visit))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('link', { name: messages.video.transcript })).toBeVisible()
})

const spoken = { ...visit, transcript: ['Good morning.', 'The kettle is on.'] }

test('a transcript that’s on this page opens from the card in a dialog', async () => {
  render(<VideoGrid videos={[spoken, piano]} />)
  const opener = screen.getByRole('button', { name: `${messages.video.transcript}: ${visit.title}` })
  expect(screen.queryByRole('button', { name: /transcript.*music/ })).toBeNull()
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: visit.title })
  expect(within(dialog).getByText('The kettle is on.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
})

test('the transcript takes the video’s place, so only one dialog is open', async () => {
  render(<VideoGrid videos={[spoken]} />)
  await userEvent.click(cardOf(visit))
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('link', { name: messages.video.transcript }),
  )
  // jsdom follows a link to a part of the page, but tells it a moment later.
  const words = await screen.findAllByText('The kettle is on.')
  expect(document.querySelector('iframe')).toBeNull()
  expect(window.location.hash).toBe('#visit-transcript')
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(words.at(-1) ?? null))
})

test('a transcript has a URL that anyone can pass on', async () => {
  window.history.replaceState(null, '', '/#visit-transcript')
  render(<VideoGrid videos={[spoken]} />)
  expect(within(await screen.findByRole('dialog')).getByText('Good morning.')).toBeVisible()
})

test('without script the card leads to the transcript on the same page', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<VideoGrid videos={[spoken]} />)
  const link = within(page).getByRole('link', { name: `${messages.video.transcript}: ${visit.title}` })
  expect(page.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent('Good morning.The kettle is on.')
})

test('without script each card is a link to the video, in a new tab', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<VideoGrid videos={videos} />)
  const links = within(page).getAllByRole('link', { name: / Play video \(opens in a new tab\)$/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://www.youtube.com/watch?v=abc123',
    'https://www.youtube.com/watch?v=def456',
  ])
  expect(links.every((link) => link.getAttribute('target') === '_blank')).toBe(true)
  expect(within(page).queryByRole('button')).toBeNull()
})

test('the delivered page hydrates without a warning', async () => {
  const { container, warnings, unmount } = await hydrate(<VideoGrid videos={videos} />)
  expect(warnings).toEqual([])
  expect(within(container).getAllByRole('button')).toHaveLength(2)
  await unmount()
})
