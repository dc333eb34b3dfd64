import { inSentence } from './sentences'
import { hoursInWords, weekdays } from './times'
import type { HoursRow, Organization } from './types'

/**
 * Each fact about the provider, once. Values the owner still has to supply are reserved samples
 * (phone numbers 555-01xx, addresses at example.org) that `npm run launch-check` lists.
 */
export const organization = {
  name: 'SAGE Eldercare',
  /** Used where there's little room, such as under an icon on a phone. */
  shortName: 'SAGE',
  /** The name for brokers, wills and search engines. */
  legalName: 'SAGE Eldercare, Inc. (sample)',
  foundedYear: 1954,
  phone: { printed: '(908) 555-0100', href: 'tel:+19085550100' },
  fax: { printed: '(908) 555-0101' },
  address: { street: '1 Example Street', city: 'Summit', state: 'NJ', zip: '07901' },
  /** On a 24-hour clock. */
  hours: { days: weekdays, from: '08:00', to: '17:00' },
  /** A year's figures, as the brief gives them; `volunteers` is a minimum. */
  figures: { yearsOfCare: '70', dayCareHours: '38K+', homeCareHours: '38K+', meals: '34K+', volunteers: 200 },
  hoursForClients: '24/7 support for clients',
  taxId: '00-0000000',
  registration: 'is a nonprofit organization under section 501(c)(3) of the Internal Revenue Code.',
  counties: ['Union', 'Morris', 'Somerset', 'Essex'],
  /** The ones we serve only in part. */
  countiesInPart: ['Essex', 'Somerset', 'Morris'],
  socials: [
    { name: 'Facebook', url: 'https://facebook.example.org/sage-eldercare' },
    { name: 'Instagram', url: 'https://instagram.example.org/sage-eldercare' },
    { name: 'LinkedIn', url: 'https://linkedin.example.org/sage-eldercare' },
    { name: 'YouTube', url: 'https://youtube.example.org/sage-eldercare' },
  ],
  donationForm: 'https://donate.example.org/sage-eldercare',
  vehicleDonation: 'https://vehicles.example.org/sage-eldercare',
  couponService: 'https://coupons.example.org/',
  aideApplication: 'https://apply.example.org/home-health-aide',
  volunteerEmails: ['volunteer.one@example.org', 'volunteer.two@example.org'],
  careersEmails: ['careers.one@example.org', 'careers.two@example.org'],
  /** Sender and reply address of the automatic acknowledgement. */
  acknowledgementEmail: 'enquiries@example.org',
} as const satisfies Organization

/** 'Monday to Friday, 8:00 a.m. to 5:00 p.m.' It ends with a period, so a sentence that ends with it needs no other. */
export const officeHours = hoursInWords(organization.hours)

/** The office hours, as a table row. */
export const officeRow: HoursRow = { what: 'Our office', ...organization.hours }

/** '1 Example Street' and 'Summit, NJ 07901', the two lines under the name on an envelope. */
export const postalAddress = {
  line1: organization.address.street,
  line2: `${organization.address.city}, ${organization.address.state} ${organization.address.zip}`,
} as const

const countiesInFull = organization.counties.filter(
  (county) => !organization.countiesInPart.some((inPart) => inPart === county),
)

/** 'Union County and parts of Essex, Somerset, and Morris counties' */
export const serviceArea = `${inSentence(countiesInFull)} County and parts of ${inSentence(organization.countiesInPart)} counties`
