import { inSentence } from '@/lib/sentences'
import { organization } from './organization'
import { publicHelp } from './public-help'
import type { TextField } from './types'

export const townField: TextField = {
  id: 'town',
  label: 'Town or ZIP code',
  type: 'text',
  isRequired: true,
  autocomplete: 'on',
  hint: 'Where the person who needs help lives.',
}

export const townWords = {
  heading: 'Do you serve my town?',
  check: 'Check my town',
  verdicts: { yes: 'Yes', maybe: 'Maybe. Please call.', no: 'Not in this town' },
  county: 'County',
  orMeant: 'Or did you mean',
  whichOne: 'Which of these do you mean?',
  namesake: 'Another county has a town by the same name. If you mean that one, please call us.',
  unknown: `We couldn’t find that in our list of towns in ${inSentence(organization.counties)} counties. The list doesn’t have every ZIP code, so try the name of the town, check the spelling, or call us.`,
  notNow: 'Call us with your town, and we’ll tell you whether we serve it.',
  elsewhere: [
    'If you’re in New Jersey and need help we don’t offer, call the state’s Aging and Disability Resource Connection at ',
    publicHelp.countyOffices,
    '. For someone who lives in another state, call the Eldercare Locator at ',
    publicHelp.eldercareLocator,
    '. Both are free public services.',
  ],
} as const
