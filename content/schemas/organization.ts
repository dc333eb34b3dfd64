import { z } from 'zod'
import { address, email, hours, maybe, maybeAddress, maybePhone, phone, slot, spelled, words } from './fields'

/** The address of a paper that the law asks a provider of care to publish. */
function paper(label: string, notice: string) {
  const supply = `The law may ask for it before launch: write the address of ${notice}.`
  return maybeAddress(label).meta({ label, hint: supply, supply, isBlocking: true })
}

const thousands = (label: string) => spelled(label, /^\d+K\+?$/, 'Write it in thousands, like 38K+.')

/** Facts about the provider. */
export const organizationSchema = z
  .strictObject({
    name: words('Name'),
    shortName: words('Short name', 'Used where there is little room, such as under an icon on a phone.'),
    legalName: words('Legal name', 'For brokers, wills, and search engines.'),
    phone: phone('Telephone'),
    fax: maybePhone('Fax'),
    address: z
      .strictObject({
        street: words('Street and number'),
        city: words('City'),
        state: spelled('State', /^[A-Z]{2}$/, 'Write two capital letters, like NJ.'),
        zip: spelled('ZIP code', /^\d{5}$/, 'Write five digits, like 07901.'),
      })
      .meta({ label: 'Address' }),
    hours: hours('Hours of the office'),
    taxId: spelled('Tax ID', /^\d{2}-\d{7}$/, 'Write two digits, a hyphen, and seven digits.'),
    figures: z
      .strictObject({
        year: slot('The year they were counted', 'Write the year in which the hours and the meals were counted.'),
        yearsOfCare: words('Years of care'),
        dayCareHours: thousands('Hours of adult day care a year'),
        homeCareHours: thousands('Hours of home care a year'),
        meals: thousands('Meals delivered a year'),
        volunteers: z.int('Write a number.').min(1).meta({ label: 'Volunteers', hint: 'At least as many.' }),
      })
      .meta({ label: 'Figures' }),
    donationForm: address('Donation form'),
    vehicleDonation: address('Donating a car'),
    couponService: address('Coupons of online stores'),
    aideApplication: address('Online application of home health aides'),
    socials: z
      .array(z.strictObject({ name: words('Name'), url: address('Address') }))
      .min(1)
      .meta({ label: 'Social networks', one: 'network' }),
    acknowledgementEmail: email('Sender of the note that thanks for an enquiry'),
    privacyPractices: paper('Notice of Privacy Practices', 'your HIPAA Notice of Privacy Practices'),
    nondiscrimination: paper(
      'Notice of Nondiscrimination',
      'your Notice of Nondiscrimination and of free help in other languages',
    ),
    interpreter: maybe('Spanish').meta({
      label: 'Help in Spanish',
      supply: 'Write in Spanish whether the office answers in Spanish or can be asked for an interpreter.',
      isBlocking: true,
      hint: 'In Spanish: whether the office answers in Spanish or can be asked for an interpreter.',
    }),
  })
  .meta({ label: 'Name, telephone, address' })

export type OrganizationFacts = z.infer<typeof organizationSchema>
