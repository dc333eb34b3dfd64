/** @jest-environment node */

import { renderToStaticMarkup } from 'react-dom/server'
import { inTurn } from '@/__tests__/in-turn'
import GivingPage from '@/app/gifting-sage/page'
import { givingFacts } from '@/content/facts'
import { organization } from '@/content/organization'
import { giving } from '@/content/pages/giving'
import type { GivingWay } from '@/content/types'
import { askedByTheBrief } from './asked-by-the-brief'

/** Where each way's first link leads, or the hash of its explanation on the page. */
const addresses: [string, string][] = [
  ['Donate Now', organization.donationForm],
  ['Donate Monthly', organization.donationForm],
  ['Tribute/Memorial/Birthday', organization.donationForm],
  ['Donate a Car', organization.vehicleDonation],
  ['Securities', '#give-securities'],
  ['Legacy', '#give-legacy'],
  ['Donor Advised Fund', '#give-daf'],
  ['IRA Distributions', '#give-ira'],
  ['Employer Matching', '#give-employer'],
  ['Donate when Shopping', '#give-shopping'],
  ['In-Kind Donations', '#give-in-kind'],
  ['Food Donations', '#give-food'],
]

const ways: readonly GivingWay[] = [...giving.today.ways, ...giving.owned.ways, ...giving.things.ways]
const words = renderToStaticMarkup(GivingPage()).replace(/<[^>]+>/g, '')

describe(askedByTheBrief, () => {
  test('there are twelve ways to give', () => {
    expect(ways.map(({ name }) => name).sort()).toEqual(addresses.map(([name]) => name).sort())
  })

  test(
    'each way to give leads where the brief says',
    inTurn(addresses, (name, address) => {
      const way = ways.find((candidate) => candidate.name === name)
      expect(way && ('link' in way ? way.link.href : `#${way.details.id}`)).toBe(address)
    }),
  )

  test(
    'the page says what the brief says of each way',
    inTurn(
      [
        'at its full market value on the date of the transfer',
        'percent of your adjusted gross income',
        ...givingFacts.iraLimits.map(({ amount }) => amount),
      ],
      (fact) => {
        expect(words).toContain(fact)
      },
    ),
  )
})
