import { expect, type Locator, type Page } from '@playwright/test'
import { findHelp, situations } from '@/content/find-help'
import { findHelpLink, footer, messages, spanishLink } from '@/content/messages'
import { giving } from '@/content/pages/giving'
import { home } from '@/content/pages/home'
import { homecare } from '@/content/programs/homecare'
import { mealsOnWheels } from '@/content/programs/meals-on-wheels'
import { medicareShip } from '@/content/programs/medicare-ship'
import { townField, townWords } from '@/content/town-words'
import { townList } from '@/content/towns'

/** Something to press, and the page that the press leads to; or a field, and what is typed into it. */
type Step = { at: (page: Page) => Locator; leadsTo?: string; types?: string }

type Journey = {
  who: string
  steps: readonly Step[]
  withoutScript: readonly Step[]
  /** What stands on the right page; some of it only a script can say. */
  arrives: (page: Page, hasScript: boolean) => Promise<void>
}

/** So many presses lead from Home to the right page at the most. What is typed does not count. */
const mostPresses = 3

const main = (page: Page) => page.getByRole('main')
const link = (name: string, leadsTo: string): Step => ({
  at: (page) => main(page).getByRole('link', { name }).first(),
  leadsTo,
})
const button = (name: string): Step => ({ at: (page) => main(page).getByRole('button', { name }) })
const menu: Step = { at: (page) => page.getByRole('button', { name: messages.menu }) }
const inMenu = (name: string, leadsTo: string): Step => ({
  at: (page) => page.getByRole('dialog').getByRole('link', { name, exact: true }),
  leadsTo,
})
/** Where the menu leads without script. */
const toSiteMap: Step = { at: (page) => page.getByRole('banner').getByRole('link', { name: messages.menu }) }
const inSiteMap = (name: string, leadsTo: string): Step => ({
  at: (page) => page.getByRole('navigation', { name: footer.siteMap }).getByRole('link', { name }).first(),
  leadsTo,
})

function needed<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`content/ has no ${what}.`)
  return found
}

/** A name as someone in a hurry types it, with its fourth letter missing. */
const misspelled = (name: string) => name.slice(0, 3) + name.slice(4)

const eating = needed(
  situations.find(({ program }) => program === mealsOnWheels.slug),
  'situation in which Meals on Wheels helps',
)
/** The served town with the longest name, which a reader would expect to be found when it's misspelled. */
const longest = [...(mealsOnWheels.serviceArea.towns ?? [])].sort((one, other) => other.length - one.length)[0]
const served = needed(
  townList.towns.find(({ name }) => name === longest),
  'town that Meals on Wheels goes to',
)
/** A way to give that isn't a payment by card. */
const [{ details: way }] = giving.owned.ways
const toHelp = link(findHelpLink.text, '/find-help/')
const toGiving = link(home.joinIn.give.link.text, '/gifting-sage/')
const toMedicare = link(medicareShip.names.menu, '/medicare-ship/')
const toForm = link(messages.getStarted, '/homecare/get-started/')
const explainWay: Step = { at: (page) => main(page).locator(`a[href="#${way.id}"]`) }

export const journeys: readonly Journey[] = [
  {
    who: 'a daughter who looks for home care finds its form',
    steps: [menu, inMenu(homecare.names.menu, '/homecare/'), toForm],
    withoutScript: [toSiteMap, inSiteMap(homecare.names.menu, '/homecare/'), toForm],
    async arrives(page) {
      await expect(page.locator(`form#${homecare.form.type}-form`)).toBeVisible()
    },
  },
  {
    who: 'a daughter whose father forgets to eat finds meals for him',
    steps: [toHelp, button(eating.text)],
    withoutScript: [toHelp],
    async arrives(page) {
      const row = page.locator(`#${eating.id}`)
      await expect(row.getByText(eating.helps)).toBeVisible()
      await expect(row.getByText(findHelp.costs)).toBeVisible()
      await expect(row.getByRole('link', { name: messages.getStarted })).toBeVisible()
    },
  },
  {
    who: 'a neighbor in a hurry learns that Meals on Wheels comes to her town',
    steps: [
      toHelp,
      {
        at: (page) => page.getByRole('combobox', { name: new RegExp(townField.label) }),
        types: misspelled(served.name),
      },
      button(townWords.check),
    ],
    withoutScript: [toHelp],
    async arrives(page, hasScript) {
      if (!hasScript) return expect(main(page).getByText(mealsOnWheels.serviceArea.where)).toBeVisible()
      const answer = page.getByRole('region', { name: townWords.heading }).getByRole('status')
      await expect(answer.getByText(`${served.name}, ${served.county} ${townWords.county}`)).toBeVisible()
      await expect(answer.getByText(townWords.verdicts.yes, { exact: true }).first()).toBeVisible()
    },
  },
  {
    who: 'a donor who would rather not give by card reads about another way',
    steps: [toGiving, explainWay],
    withoutScript: [toGiving, explainWay],
    async arrives(page, hasScript) {
      const place = hasScript ? page.getByRole('dialog') : page.locator(`#${way.id}`)
      await expect(place.getByText(String(way.text[0]))).toBeVisible()
    },
  },
  {
    who: 'a Spanish speaker with a letter from Medicare finds what explains it',
    steps: [menu, inMenu(spanishLink.text, '/es/'), toMedicare],
    withoutScript: [
      { at: (page) => page.getByRole('contentinfo').getByRole('link', { name: spanishLink.text }), leadsTo: '/es/' },
      toMedicare,
    ],
    async arrives(page) {
      await expect(page.getByRole('heading', { level: 1, name: medicareShip.banner.title })).toBeVisible()
      await expect(page.locator('#letter')).toBeVisible()
    },
  },
]

export async function follow(
  page: Page,
  steps: readonly Step[],
  press: (target: Locator) => Promise<void>,
): Promise<void> {
  expect(steps.filter(({ types }) => !types).length, 'presses').toBeLessThanOrEqual(mostPresses)
  await page.goto('/')
  for (const { at, leadsTo, types } of steps) {
    await at(page).waitFor()
    await press(at(page))
    if (types) await page.keyboard.type(types)
    if (leadsTo) await page.waitForURL(`**${leadsTo}`)
  }
}
