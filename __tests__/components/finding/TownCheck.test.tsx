import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WhereProgramsGo } from '@/components/finding/FindHelp'
import { organization } from '@/content/organization'
import { townWords } from '@/content/town-words'

async function ask(town: string) {
  render(<WhereProgramsGo />)
  await userEvent.type(screen.getByRole('combobox'), `${town}{Enter}`)
  return within(screen.getByRole('status'))
}

test('asks which town is meant when a name is ambiguous', async () => {
  const status = await ask('Chatham')
  await userEvent.click(await status.findByRole('button', { name: 'Chatham Township' }))
  expect(await status.findByText(`Chatham Township, Morris ${townWords.county}`)).toBeVisible()
})

test('says that a town in another county may be meant, and asks to call where it can only say maybe', async () => {
  const status = await ask('Washington Township')
  expect(await status.findByText(townWords.namesake)).toBeVisible()
  expect(status.getAllByText(townWords.verdicts.maybe)[0]).toBeVisible()
  expect(status.getByRole('link', { name: organization.phone.printed })).toBeVisible()
})

test('says who else can help where a program does not go', async () => {
  const status = await ask('Roseland')
  expect((await status.findAllByText(townWords.verdicts.no))[0]).toBeVisible()
  const { text, href } = townWords.elsewhere[1]
  expect(status.getByRole('link', { name: text })).toHaveAttribute('href', href)
})
