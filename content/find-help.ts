import { illustrations } from './illustrations'
import { programs } from './programs'
import { meals, whereGroceriesGo } from './programs/meals-on-wheels'
import { spendADay } from './programs/spad'
import { inWords } from './sentences'
import type { HelpSentence, Link, Program } from './types'

const alertButton: Link = { text: 'How the alert button works', href: '/social-work-support#lifestation' }
const groceries: Link = { text: 'Ask about groceries', href: '/meals-on-wheels/get-started?about=groceries' }

/** What people say when they look for help, and where it leads, in the order the page shows it. */
export const helpSentences: readonly HelpSentence[] = [
  {
    id: 'alone',
    text: 'Mom shouldn’t be alone all day',
    ofMyself: 'The days alone are too long',
    rules: [
      { program: 'spad', weight: 3, reason: 'Good company and nursing close by, then home again for the evening.' },
      { program: 'homecare', weight: 2, reason: 'An aide at home for a few hours, overnight, or around the clock.' },
      {
        program: 'social-work-support',
        weight: 1,
        reason: 'A medical alert button for the hours when no one is there.',
        link: alertButton,
      },
    ],
  },
  {
    id: 'eating',
    text: 'Dad forgets to eat',
    ofMyself: 'Cooking has become a chore',
    rules: [
      { program: 'meals-on-wheels', weight: 3, reason: 'A meal at the door on weekdays, and a friendly face with it.' },
      { program: 'homecare', weight: 2, reason: 'An aide can cook, special diets included, and be there at mealtime.' },
      { program: 'spad', weight: 1, reason: 'A meal in good company each day at Spend-A-Day.' },
    ],
  },
  {
    id: 'shopping',
    text: 'Shopping and errands are too much now',
    ofMyself: 'The grocery bags are too heavy for me',
    rules: [
      {
        program: 'meals-on-wheels',
        weight: 3,
        reason: `Volunteers do the grocery shopping in ${whereGroceriesGo('our Meals on Wheels towns')}.`,
        link: groceries,
      },
      { program: 'homecare', weight: 2, reason: 'An aide can shop, run errands, and come along to the doctor.' },
    ],
  },
  {
    id: 'falling',
    text: 'What if she falls, in the shower or on the stairs?',
    ofMyself: 'I’m afraid of falling',
    rules: [
      { program: 'homecare', weight: 3, reason: 'A certified aide helps with bathing, dressing, and moving safely.' },
      {
        program: 'social-work-support',
        weight: 3,
        reason: 'A medical alert button can call for help when no phone is in reach.',
        link: alertButton,
      },
    ],
  },
  {
    id: 'memory',
    text: 'Dad is getting forgetful, and it worries me',
    ofMyself: 'I’m getting forgetful, and it worries me',
    rules: [
      { program: 'homecare', weight: 3, reason: 'Dementia care at home, from certified aides.' },
      { program: 'social-work-support', weight: 2, reason: 'A social worker can talk with you about what comes next.' },
      { program: 'spad', weight: 2, reason: 'A full day in good company, with nursing close by.' },
    ],
  },
  {
    id: 'hospital',
    text: 'She’s coming home from the hospital',
    ofMyself: 'I’m coming home from the hospital',
    rules: [
      { program: 'homecare', weight: 3, reason: 'Care at home after a hospital or rehab stay.' },
      { program: 'social-work-support', weight: 2, reason: 'A social worker can help you plan before the day comes.' },
      { program: 'meals-on-wheels', weight: 1, reason: `Meals can begin ${meals.start}.` },
    ],
  },
  {
    id: 'medicare',
    text: 'The Medicare letter makes no sense',
    ofMyself: 'The Medicare letter makes no sense',
    rules: [
      {
        program: 'medicare-ship',
        weight: 3,
        reason: 'A counselor from the State Health Insurance Assistance Program can explain it. Their help is free.',
      },
      { program: 'social-work-support', weight: 1, reason: 'A social worker can help with other letters and forms.' },
    ],
  },
  {
    id: 'rest',
    text: 'I need a rest',
    ofMyself: 'My family needs a rest',
    rules: [
      {
        program: 'spad',
        weight: 3,
        reason: `A day off for the family, ${inWords(spendADay.minimumDays)} to ${inWords(spendADay.maximumDays)} days a week.`,
      },
      { program: 'homecare', weight: 3, reason: 'Respite care: an aide takes over so a caregiver can rest.' },
      { program: 'social-work-support', weight: 2, reason: 'A social worker is there for the caregiver, too.' },
    ],
  },
  {
    id: 'start',
    text: 'I don’t know where to start, or who pays',
    ofMyself: 'I don’t know where to start, or who pays',
    rules: [
      {
        program: 'social-work-support',
        weight: 3,
        reason: 'Start with one conversation. A social worker can help you sort out what comes first.',
      },
      { program: 'medicare-ship', weight: 1, reason: 'A Medicare counselor explains what Medicare pays for.' },
    ],
  },
  {
    id: 'chair',
    text: 'Grandma’s chair is falling apart',
    ofMyself: 'My favorite chair is falling apart',
    rules: [{ program: 'furniture', weight: 3, reason: 'Caning, rushing, repairs, and refinishing, done by hand.' }],
  },
]

/** Id of the sentence used when the reader chose none. */
export const whenUnsure = 'start'

/** Who the help is for. For the first, the sentences speak in the reader's own voice. */
export const helpFor = [
  { id: 'me', label: 'I do' },
  { id: 'family', label: 'Someone in my family' },
  { id: 'friend', label: 'A friend or neighbor' },
] as const

/** Covers the prices only the office knows, after the printed ones. */
const otherPrices = 'For everything else, call for the current rate.'

/** What a program costs, in a few lines. */
function costsOf({ costs: { rows } }: Program): readonly string[] {
  const lines = rows.flatMap(({ item, price }) => {
    const printed = typeof price === 'string' ? price : price.value
    return printed ? [rows.length === 1 ? printed : `${item}: ${printed}`] : []
  })
  const open = rows.flatMap(({ price }) => (typeof price !== 'string' && !price.value ? [price.instead ?? ''] : []))
  if (lines.length === 0) return open.slice(0, 1)
  return open.length > 0 ? [...lines, otherPrices] : lines
}

/** What an answer says about each program. */
export const helpPrograms = programs.map((program) => ({
  slug: program.slug,
  name: program.names.footer,
  image: program.image,
  costs: costsOf(program),
}))

/** Words of the page that asks three questions and says where to start. */
export const findHelp = {
  heading: 'Find the right help',
  lead: 'Answer three short questions, and we’ll show you where to start, who to call, and what we can say about the cost.',
  image: illustrations.findHelpHero,
  start: { text: 'Answer three questions', href: '#questions' },
  seeAll: { text: 'See it all in one list', href: '#all' },
  questions: {
    heading: 'Three short questions',
    lead: 'Skip any you like.',
    forWhom: 'Who needs the help?',
    what: 'What’s going on?',
    whatHint: 'Choose as many as you like. Close enough is fine.',
    town: 'Which town?',
    submit: 'Show me what fits',
    again: 'Change your answers',
    subject: 'Find the right help',
    privacy:
      'Nothing is sent or saved while you choose. Your choices are only in this page’s address, so that you can share or print the answer.',
  },
  answer: {
    heading: 'Here’s where we’d start',
    costs: 'What it costs',
    more: 'More about',
    forSomeoneElse: 'You can ask on someone else’s behalf. Most of our forms have a place for their name.',
    others: 'What else may help',
    call: 'Rather talk it over?',
  },
  together: {
    heading: 'It’s easier together',
    text: 'Print this page or send the link to someone you trust, and go through it side by side. There’s nothing you have to decide today.',
    image: illustrations.readingTogether,
  },
  all: {
    heading: 'All the answers in one list',
    lead: 'If one of these sounds familiar, start there.',
    heads: { sentence: 'If you’re thinking', programs: 'Start with' },
    also: 'Also:',
  },
} as const
