import { officeHours } from '../organization'
import { hoursInWords, programHours } from '../program-facts'
import type { FormType, GetStartedContent } from '../types'

/** The six pages with an online form: the program whose page stands above it, and the words around the form. */
export const getStartedPages = {
  homecare: {
    form: 'homeCare',
    heading: 'Tell us about the care you need',
    lead: 'It takes about three minutes. Somebody from our home care team answers by phone, email or text, whichever you choose.',
    steps: [
      'Our home care team reads your answers.',
      `We answer the way you choose, ${officeHours}.`,
      'Together we work out what fits, and what it costs. You decide.',
    ],
  },
  spad: {
    form: 'spad',
    heading: 'Ask about Spend-A-Day',
    lead: 'It takes about two minutes. The Spend-A-Day team calls or writes back and answers your questions.',
    steps: [
      'The Spend-A-Day team reads your answers.',
      `We call or write to you, ${officeHours}.`,
      'We talk about which days would suit, transport, and what it costs.',
    ],
  },
  'meals-on-wheels': {
    form: 'mow',
    heading: 'Ask for meals or groceries',
    lead: 'It takes about three minutes. Once everything is settled, deliveries begin within a few business days.',
    steps: [
      'The Meals on Wheels team reads your answers.',
      `We answer the way you choose, ${officeHours}.`,
      'Together we settle the details. Deliveries begin within a few business days.',
    ],
  },
  'social-work-support': {
    form: 'socialWork',
    heading: 'Talk with our social work team',
    lead: 'It takes about two minutes. A member of the team answers by phone, email or text, whichever you choose.',
    steps: [
      'Our social work team reads your answers.',
      `We answer the way you choose, ${officeHours}.`,
      'We listen first, then say what is possible and who can help.',
    ],
  },
  'medicare-ship': {
    form: 'ship',
    heading: 'Ask a Medicare counselor',
    lead: 'It takes about two minutes. A trained counselor gets back to you. Please do not send your Medicare number.',
    steps: [
      'A SHIP counselor reads your question.',
      'The counselor answers the way you choose.',
      'You go through your choices together. The decision stays yours.',
    ],
  },
  furniture: {
    form: 'furnitureWorkshop',
    heading: 'Tell us about your piece',
    lead: 'It takes about three minutes, and a photo helps. We call or write back, the way you choose.',
    steps: [
      'The workshop looks at your answers and your photo.',
      'We call or write to say whether we can mend it.',
      `You bring it in, with parking for drop-off and pick-up: ${hoursInWords(programHours.furniture)}`,
    ],
  },
} as const satisfies Record<string, GetStartedContent & { form: FormType }>

export type ProgramSegment = keyof typeof getStartedPages
