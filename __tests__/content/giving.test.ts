/** @jest-environment node */
import { givingFacts } from '@/content/facts'
import { organization, postalAddress } from '@/content/organization'
import { giving } from '@/content/pages/giving'
import type { GivingDetails, GivingWay } from '@/content/types'
import { mainOf, wordsOf } from './pages'

const ways: readonly GivingWay[] = [...giving.today.ways, ...giving.owned.ways, ...giving.things.ways]
const explanations = ways.flatMap((way): GivingDetails[] => ('details' in way ? [way.details] : []))
const thatSay = (words: string) =>
  explanations.map((details) => JSON.stringify(details)).filter((text) => text.includes(words))

test('anyone who has to write our name down finds the legal name and the tax id together', () => {
  const told = thatSay(organization.taxId)
  expect(told).not.toEqual([])
  for (const text of told) expect(text).toContain(organization.legalName)
})

test('taxes are explained once, with links to irs.gov', async () => {
  expect(thatSay('irs.gov')).toEqual([])
  expect(await mainOf('/gifting-sage')).toContain('href="https://www.irs.gov/')
})

test('every IRA limit stands beside its year', async () => {
  const words = await wordsOf('/gifting-sage')
  for (const { year, amount } of givingFacts.iraLimits) {
    expect(words.replace(' from IRAs', '')).toContain(`${amount} in ${year}`)
  }
})

test('anyone mailing a check is told who to make it out to and where to send it', async () => {
  const words = await wordsOf('/gifting-sage')
  expect(words).toContain(givingFacts.payee || organization.name)
  expect(words).toContain(`${postalAddress.line1}, ${postalAddress.line2}`)
})

test('the words about the end of the year name no particular year', () => {
  for (const words of Object.values(giving.yearEnd.words)) expect(words).not.toMatch(/\d{4}/)
  expect(giving.yearEnd.words.always).not.toMatch(/[{}]/)
})
