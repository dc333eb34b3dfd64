import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { hydrate } from '@/__tests__/components/render-both-ways'
import { WhereProgramsGo } from '@/components/finding/WhereProgramsGo'
import { organization } from '@/content/organization'
import { serviceAreas } from '@/content/service-areas'
import { townWords } from '@/content/town-words'
import { townList } from '@/content/towns'
import { type Verdict, verdictFor } from '@/lib/towns/find-town'
import { sharedName, shownAs } from './shared-name'

/** A town of which this is said, of one program at least. */
function townWith(verdict: Verdict) {
  const town = townList.towns.find((candidate) => serviceAreas.some((area) => verdictFor(area, candidate) === verdict))
  if (!town) throw new Error(`'${verdict}' is said of no town.`)
  return town
}

async function ask(query: string) {
  const user = userEvent.setup()
  const page = render(<WhereProgramsGo />)
  await user.type(screen.getByRole('combobox'), `${query}{Enter}`)
  return { ...page, user, status: within(screen.getByRole('status')) }
}

test('says of every program whether it goes to a town', async () => {
  const town = townWith('yes')
  const { status } = await ask(town.name)
  expect(await status.findByText(shownAs(town))).toBeVisible()
  expect(status.getAllByText(townWords.verdicts.yes)[0]).toBeVisible()
  expect(status.getAllByRole('listitem')).toHaveLength(serviceAreas.length)
  expect(screen.getByRole('combobox')).toHaveFocus()
})

test('says who else can help where a program does not go', async () => {
  const { status } = await ask(townWith('no').name)
  expect((await status.findAllByText(townWords.verdicts.no))[0]).toBeVisible()
  expect(status.getByRole('link', { name: townWords.elsewhere[1].text })).toHaveAttribute(
    'href',
    townWords.elsewhere[1].href,
  )
})

test('asks which town is meant when a name is ambiguous', async () => {
  const { town, other } = sharedName()
  const { status, user } = await ask(town.name)
  await user.click(await status.findByRole('button', { name: other.name }))
  expect(await status.findByText(shownAs(other))).toBeVisible()
})

test('says that a town in another county may be meant', async () => {
  const town = townList.towns.find(({ hasNamesake }) => hasNamesake)
  if (!town) throw new Error('No town has a namesake in another county.')
  const { status } = await ask(town.name)
  expect(await status.findByText(townWords.namesake)).toBeVisible()
})

test('gives the phone number for an unknown town', async () => {
  const { status } = await ask('Atlantis')
  expect(await status.findByText(townWords.unknown, { exact: false })).toBeVisible()
})

test('asks to call where it can only say maybe', async () => {
  const { status } = await ask(townWith('maybe').name)
  expect((await status.findAllByText(townWords.verdicts.maybe))[0]).toBeVisible()
  expect(status.getByRole('link', { name: organization.phone.printed })).toHaveAttribute(
    'href',
    organization.phone.href,
  )
})

test('until the script arrives the form leads to the answer, and without it the list says where programs go', async () => {
  const html = renderToString(<WhereProgramsGo />)
  for (const { where } of serviceAreas) expect(html).toContain(where)
  document.body.innerHTML = html
  expect(document.querySelector('form')).toHaveAttribute('action', '/find-help/#my-town')
  document.body.innerHTML = ''
  const town = townWith('yes')
  window.history.replaceState(null, '', `?town=${town.name}`)
  render(<WhereProgramsGo />)
  expect(await screen.findByText(shownAs(town))).toBeVisible()
  expect(screen.getByRole('combobox')).toHaveValue(town.name)
  window.history.replaceState(null, '', '/')
})

test('hydrates without a warning', async () => {
  const { warnings, unmount } = await hydrate(<WhereProgramsGo />)
  expect(warnings).toEqual([])
  await unmount()
})
