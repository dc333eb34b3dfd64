import { hoursInWords, hoursOf } from '@/lib/dates/times'
import { inSentence } from '@/lib/sentences'
import facts from './facts/organization.json' with { type: 'json' }
import type { OrganizationFacts } from './schemas/facts'

const { phone, hours, figures, ...others } = facts as OrganizationFacts

/**
 * Each fact about the provider, once. What changes within a year is in content/facts/organization.json. Values the owner
 * still has to supply are reserved samples (phone numbers 555-01xx, addresses at example.org) that
 * `npm run launch-check` lists.
 */
export const organization = {
  ...others,
  foundedYear: 1954,
  phone: { printed: phone, href: `tel:+1${phone.replace(/\D/g, '')}` },
  hours: hoursOf(hours),
  /** A year's figures, as the brief gives them; `volunteers` is a minimum. */
  figures,
  hoursForClients: '24/7 support for clients',
  registration: 'is a nonprofit organization under section 501(c)(3) of the Internal Revenue Code.',
  counties: ['Union', 'Morris', 'Somerset', 'Essex'],
  /** The ones we serve only in part. */
  countiesInPart: ['Essex', 'Somerset', 'Morris'],
} as const

/** 'Monday to Friday, 8:00 a.m. to 5:00 p.m.' It ends with a period, so a sentence that ends with it needs no other. */
export const officeHours = hoursInWords(organization.hours)

/** '1 Example Street' and 'Summit, NJ 07901', the two lines under the name on an envelope. */
export const postalAddress = {
  line1: organization.address.street,
  line2: `${organization.address.city}, ${organization.address.state} ${organization.address.zip}`,
} as const

export const countiesInFull = organization.counties.filter(
  (county) => !organization.countiesInPart.some((inPart) => inPart === county),
)

/** 'Union County and parts of Essex, Somerset, and Morris counties' */
export const serviceArea = `${inSentence(countiesInFull)} County and parts of ${inSentence(organization.countiesInPart)} counties`
