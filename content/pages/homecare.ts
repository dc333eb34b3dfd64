import { costs } from '../costs'
import { illustrations } from '../illustrations'
import { officeHours, organization } from '../organization'
import type { BannerContent, Block, Fact, Faq } from '../types'

const name = organization.name

/** Words of the home care page. Facts are those of SPEC sections 1, 2 and 9. */
export const homecare = {
  banner: {
    title: `${name} Home Care`,
    lead: 'Certified aides, with registered nurses and licensed social workers beside them, for a few hours, through the night or living in.',
    image: illustrations.homeCareHero,
    buttons: [
      { text: 'Apply as Home Health Aide', url: organization.aideApplication, isPrimary: false, opensNewTab: true },
    ],
  } satisfies BannerContent,
  factsLabel: 'At a glance',
  facts: [
    { label: 'Since', value: String(organization.foundedYear) },
    { label: 'Where', value: 'Union County, parts of Essex, Somerset and Morris' },
    { label: 'When', value: 'By the hour, overnight, 24 hours or live-in' },
    { label: 'Paid by', value: 'Private pay, VA, Medicaid, long-term care insurance' },
  ] satisfies readonly Fact[],
  intro: {
    question: 'Do you want to remain living in the comfort of your own home for as long as possible?',
    answer: `${name} Can Help!`,
    text: [
      'A little help at the right hour can make the difference: somebody to steady you in the shower, cook a meal you like, drive you to the doctor, or simply be there at night.',
      'You keep your own bed, your own kitchen and your own day. Your family can be family again.',
    ] satisfies readonly Block[],
  },
  roots: {
    heading: `Home care with roots since ${organization.foundedYear}`,
    mark: {
      picture: 'brand/accreditation',
      alt: 'Seal for care accredited by the New Jersey Commission on Accreditation for Home Care',
      confirm: 'The owner supplies the official mark of the Commission; this seal is a stand-in.',
    },
    text: [
      `${name} has cared for older adults in their own homes since ${organization.foundedYear}. We are accredited by the New Jersey Commission on Accreditation for Home Care.`,
      'Our aides are Certified Home Health Aides, and we employ them ourselves. Registered nurses and licensed social workers are part of the same team, so a question about health, money or family has somebody to go to.',
    ] satisfies readonly Block[],
  },
  different: {
    heading: `How is ${name} different?`,
    items: [
      `We are a non-profit, here to help older neighbors since ${organization.foundedYear}.`,
      'We are the only provider in the state with the full range of eldercare services.',
      'We employ our Certified Home Health Aides directly.',
      'Registered nurses and licensed social workers stand behind every aide.',
      'The New Jersey Commission on Accreditation for Home Care accredits us.',
      'Care grows or shrinks with your needs: hours, nights, around the clock or living in.',
    ],
  },
  personalCare: {
    heading: 'Personal Care Services Offered?',
    items: [
      'Personal care such as bathing, dressing and grooming',
      'Medication management',
      'Mobility and transfer help',
      'Toileting and incontinence care',
      'Meal preparation and special diets',
      'Light housekeeping and laundry',
      'Escort to doctor visits',
      'Shopping, errands and transport',
      'Exercise and activities',
    ],
  },
  careTypes: {
    heading: 'Types of Care Offered?',
    items: [
      'Hourly and overnight care',
      '24-hour and live-in care',
      'Dementia care',
      'Companionship',
      'Respite care, so that a family caregiver can rest',
      'Transitional care after a rehab or hospital stay or a move',
      'Safe-home support',
      'Medical alert monitoring, run by a third party',
    ],
  },
  offersLabel: 'What we offer',
  faq: {
    heading: 'Questions families ask',
    faqs: [
      {
        id: 'accreditation',
        question: 'Is your home care accredited?',
        answer: [
          'Yes. We are accredited by the New Jersey Commission on Accreditation for Home Care. The Commission is over 30 years old and accredits home care in this state.',
        ],
      },
      {
        id: 'service-area',
        question: 'Where do you provide home care?',
        answer: [
          'In all of Union County, and in parts of Essex, Somerset and Morris counties. Call with your ZIP code and we will tell you at once.',
        ],
      },
      {
        id: 'hours-of-service',
        question: 'What hours can an aide come?',
        answer: [
          `Any hours. Aides come for part of a day, overnight, for 24 hours, or live in. Our office is open ${officeHours}. Once we care for you, you have support 24 hours a day, 7 days a week.`,
        ],
      },
      {
        id: 'aide-certification',
        question: 'Are your aides certified?',
        answer: ['Yes. Every aide is a Certified Home Health Aide, trained for 76 hours and employed by us directly.'],
      },
      {
        id: 'exceptional-aides',
        question: 'What makes your aides exceptional?',
        answer: [
          {
            list: [
              'They are certified, with 76 hours of training.',
              'They are our own employees, not contractors sent by somebody else.',
              'Registered nurses and licensed social workers support them.',
              'They work to the standards of our accreditation.',
            ],
          },
        ],
      },
      {
        id: 'payment',
        question: 'How can home care be paid for?',
        answer: [
          'There are several ways:',
          {
            list: costs.homecare.ways.map(({ way }) => way),
          },
          'If you are not sure what you are entitled to, ask. Our social workers know the way.',
        ],
      },
    ] satisfies readonly Faq[],
  },
  close: {
    heading: 'Let us talk about what would help',
    text: 'Tell us about an ordinary day, and where it gets hard. We will tell you what is possible, and what it costs.',
  },
} as const
