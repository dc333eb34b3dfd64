import { prices, programHours, towns } from '@/content/facts'
import { additionalInfo, whoAsks } from '@/content/forms/fields'
import { askUs } from '@/content/messages'
import { officeHours, organization } from '@/content/organization'
import { publicHelp } from '@/content/public-help'
import type { Block, HoursRow, Illustration, Link, ProgramRecord } from '@/content/types'
import type { PictureName } from '@/generated/pictures'
import { hoursInWords, hoursOf } from '@/lib/dates/times'
import { asBeginning, inSentence, inSpanishSentence, inSpanishWords, inWords } from '@/lib/sentences'

/** Facts of the meals, each once (BRIEF 5.4). */
export const meals = {
  since: 1966,
  minimumAge: 60,
  /** About as many. */
  volunteers: 100,
  start: 'within a few business days',
  towns: towns.meals,
}

const townsNearby = inWords(meals.towns.length - 1)

const townNames = meals.towns.map(({ name }) => name)
const groceryTowns = meals.towns.filter(({ hasGroceries }) => hasGroceries).map(({ name }) => name)
const townsWithoutGroceries = meals.towns.filter(({ hasGroceries }) => !hasGroceries).map(({ name }) => name)
/** Where we bring meals but no groceries, in words; empty if groceries go to every town. */
const mealsOnly = inSentence(townsWithoutGroceries)

export function whereGroceriesGo(towns: string): string {
  return mealsOnly ? `all of ${towns} except ${mealsOnly}` : `all of ${towns}`
}

const { city } = organization.address
const hours: HoursRow = { what: 'Meals on Wheels', ...hoursOf(programHours.mealsOnWheels) }
const askAboutCost = 'Ask us about the cost of meals and groceries'
const askForGroceries: Link = { text: 'Ask about groceries', href: '/meals-on-wheels/get-started?about=groceries' }

const image: Illustration = {
  picture: 'programs/meals-on-wheels',
  alt: 'At a bright doorway at dusk, an older man lifts a red cap off a steaming dinner and looks, touched, at the white-haired volunteer who kept it warm, snow heaped on his own head',
}

export const mealsOnWheels: ProgramRecord<'meals-on-wheels'> = {
  slug: 'meals-on-wheels',
  names: { menu: 'Meals on Wheels', card: 'Meals on Wheels' },
  search: {
    title: `Meals on Wheels in Summit, NJ, and Nearby | ${organization.name}`,
    description: `Meals delivered on weekdays to people ${meals.minimumAge} and older in ${city}, NJ, and ${townsNearby} nearby towns, plus a grocery shopping service. No income requirement.`,
  },
  summary: 'A meal and a friendly face at your door on weekdays, plus a grocery service.',
  inSpanish: `Le llevamos comidas a casa de lunes a viernes si tiene ${meals.minimumAge} años o más y vive en ${city} o en una de ${inSpanishWords(meals.towns.length - 1)} localidades cercanas. También le hacemos las compras del supermercado${mealsOnly && `, excepto en ${inSpanishSentence(townsWithoutGroceries)}`}.`,
  image,
  banner: {
    title: 'Meals on Wheels',
    lead: `A meal and a friendly face at your door on weekdays, for people ${meals.minimumAge} and older in ${city} and ${townsNearby} nearby towns.`,
    image,
    buttons: [],
  },
  atAGlance: [
    { label: 'Cost', value: `${prices.mealsOnWheels.meal || askUs}; open to any income` },
    { label: 'Where', value: `${city} and ${townsNearby} nearby towns` },
    { label: 'When', value: hoursInWords(hours) },
    { label: 'Start', value: asBeginning(meals.start) },
  ],
  opening: {
    question: 'Has cooking become a chore, or are the groceries too heavy?',
    answer: 'Let us bring you a meal, or your groceries.',
    text: ['You can ask for one, or for both.'],
  },
  costs: {
    rows: [
      {
        item: 'Meals on Wheels',
        price: { value: prices.mealsOnWheels.meal, instead: askAboutCost },
      },
      {
        item: 'Grocery shopping service',
        price: { value: prices.mealsOnWheels.groceries, instead: askAboutCost },
        note: `Available in ${whereGroceriesGo('our towns')}.`,
      },
    ],
    ways: [
      {
        way: 'If money is a worry',
        answer: [
          'Tell us when you call. A ',
          { text: 'social worker', href: '/social-work-support' },
          ' can help you find out about benefits.',
        ],
        confirm:
          'Whether the Older Americans Act pays for any meals. Those may not have a price, and people can give what they like.',
      },
    ],
  },
  questions: {
    heading: 'Questions people ask',
    faqs: [
      {
        id: 'how-soon',
        question: 'How soon can meals start?',
        answer: [
          `Deliveries begin ${meals.start}. If you need help sooner, perhaps because you’re coming home from the hospital, call and tell us.`,
        ],
      },
      {
        id: 'for-someone-else',
        question: 'Can I request meals for my mother, father, or neighbor?',
        answer: [
          'Yes. The form has a place for the name of the person who needs the meals.',
          [
            'For someone who forgets to eat, a ',
            { text: 'Home Care', href: '/homecare' },
            ' aide can be there at mealtime.',
          ],
        ],
      },
      {
        id: 'outside-the-towns',
        question: 'What if I live in another town?',
        answer: [
          [
            'Many areas have a program like ours. The Eldercare Locator, a free public service, can help you find it: call ',
            publicHelp.eldercareLocator,
            '.',
          ],
        ],
      },
      {
        id: 'help-deliver',
        question: 'Can I help deliver?',
        answer: [
          [
            'Yes, we’d love that. Our drivers and shoppers are volunteers. See ',
            { text: 'how to volunteer', href: '/volunteer' },
            '.',
          ],
        ],
      },
    ],
  },
  close: {
    heading: 'Ready for meals or groceries?',
    text: 'Send us the form, or call. Tell us where the meals or groceries would go, and whether you’d like one or both.',
  },
  serviceArea: {
    towns: townNames,
    maybeTowns: towns.maybeMeals,
    where: `We deliver in ${inSentence(townNames)}.`,
    yes: 'We deliver meals there on weekdays.',
    maybe: 'We deliver next door, so we’ll check the address with you.',
    no: 'Most areas have a meal program of their own.',
  },
  minimumAge: meals.minimumAge,
  form: {
    type: 'mow',
    reader: 'The Meals on Wheels team',
    fields: [
      ...whoAsks,
      {
        id: 'serviceType',
        label: 'Which service are you asking about?',
        hint: 'Want both? Choose either one, and tell us in the last box.',
        type: 'radio',
        isRequired: true,
        options: ['Meals on Wheels', 'Grocery Shopping'],
        preselections: { meals: 'Meals on Wheels', groceries: 'Grocery Shopping' },
      },
      {
        id: 'serviceJourney',
        label: 'Where are you in your search?',
        type: 'radio',
        isRequired: true,
        options: [
          'I am just starting to research options',
          'I know what I need and am looking at options',
          'I want the service and want to start soon',
        ],
      },
      additionalInfo,
    ],
  },
  getStarted: {
    search: {
      title: `Ask About Meals on Wheels or Groceries | ${organization.name}`,
      description: `How do you get Meals on Wheels near ${city}, NJ? Ask for meals or groceries here, for yourself or someone else. Meals begin ${meals.start}.`,
    },
    heading: 'Ask us about Meals on Wheels or groceries',
    lead: 'It takes about three minutes.',
    image: {
      picture: 'answering/meals-on-wheels',
      alt: 'A Meals on Wheels driver leans from her car, a pencil on the delivery list, and smiles at one who isn’t on it: a dog with an empty bowl in its mouth',
    },
    steps: [
      'The Meals on Wheels team reads your answers.',
      `We get in touch the way you choose, during office hours: ${officeHours}`,
      `If we can serve you, we settle the details together, and deliveries begin ${meals.start}.`,
    ],
  },
}

export const sections = {
  who: {
    heading: 'Who can get meals',
    items: [
      `You’re ${meals.minimumAge} or older.`,
      `You live in ${city} or one of ${townsNearby} nearby towns.`,
      'There’s no income requirement.',
    ],
  },
  service: {
    heading: 'How your meal gets to you',
    text: [
      `Since ${meals.since}, neighbors have driven the routes. About ${meals.volunteers} volunteers make Meals on Wheels possible, and one of them brings the meal to your door.`,
    ] satisfies readonly Block[],
  },
  towns: {
    heading: 'When and where we deliver',
    lead: `We deliver meals in ${inWords(meals.towns.length)} towns and groceries in ${mealsOnly ? inWords(groceryTowns.length) : 'all'} of them.`,
  },
  hours,
  groceries: {
    heading: 'Grocery shopping service',
    text: [
      `If you like to cook but shopping is hard, give us your list, and a volunteer will do the shopping. We bring groceries to ${whereGroceriesGo('our towns')}.`,
    ] satisfies readonly Block[],
    link: askForGroceries,
  },
} as const

/** Houses that stand for the towns, in turn; ornaments, not to be found there. */
const houses = [
  'signatures/house-1',
  'signatures/house-2',
  'signatures/house-3',
  'signatures/house-4',
  'signatures/house-5',
  'signatures/house-6',
  'signatures/house-7',
  'signatures/house-8',
] as const satisfies readonly PictureName[]

/** The towns as stops on a road, in the order of BRIEF 5.4. */
export const deliveryRoute = {
  towns: meals.towns.map((town, stop) => ({
    ...town,
    image: { picture: houses[stop % houses.length] ?? houses[0], alt: '' },
  })),
  mealsOnly: 'Meals only',
  car: { picture: 'signatures/delivery-car', alt: '' },
} as const
