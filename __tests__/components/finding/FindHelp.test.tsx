import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { hydrate } from '@/__tests__/components/render-both-ways'
import { FindHelp } from '@/components/finding/FindHelp'
import { costInBrief, findHelp, situations } from '@/content/find-help'
import { messages } from '@/content/messages'
import { organization } from '@/content/organization'
import { programFor } from '@/content/programs'
import { hrefTo } from '@/lib/links/href'

const [first, second] = situations
if (!first || !second) throw new Error('The list needs two situations at least.')

afterEach(() => {
  window.history.replaceState(null, '', '/')
})

test.each(situations.map((situation) => [situation.text, situation] as const))(
  '“%s” opens in place on what helps, what it costs, the number, and the next step',
  async (text, { id, program: slug, helps, also }) => {
    render(<FindHelp />)
    await userEvent.setup().click(screen.getByRole('button', { name: text }))
    expect(screen.getByRole('button', { name: text })).toHaveAttribute('aria-expanded', 'true')
    const row = within(document.getElementById(id) as HTMLElement)
    const program = programFor(slug)
    expect(row.getByText(helps.replaceAll('\u00a0', ' '))).toBeVisible()
    expect(row.getByText(findHelp.costs).parentElement).toHaveTextContent(
      costInBrief(program).replaceAll('\u00a0', ' '),
    )
    expect(row.getByRole('link', { name: organization.phone.printed })).toHaveAttribute('href', organization.phone.href)
    const next = row.getByRole('link', { name: messages.getStarted }).getAttribute('href')
    expect(next).toMatch(new RegExp(`^/${slug}/get-started/`))
    for (const link of [{ text: program.names.menu, href: `/${slug}` } as const, ...also]) {
      expect(row.getByRole('link', { name: link.text })).toHaveAttribute('href', hrefTo(link.href))
    }
  },
)

test('an address that names a situation opens it, and it alone', () => {
  window.history.replaceState(null, '', `#${second.id}`)
  render(<FindHelp />)
  expect(screen.getByRole('button', { expanded: true })).toHaveTextContent(second.text)
})

test('everything is in the delivered page, which comes to life without a warning', async () => {
  const html = renderToString(<FindHelp />)
  document.body.innerHTML = html
  for (const { helps } of situations) expect(document.body).toHaveTextContent(helps.replaceAll('\u00a0', ' '))
  document.body.innerHTML = ''
  const { warnings, unmount } = await hydrate(<FindHelp />)
  expect(warnings).toEqual([])
  await unmount()
})
