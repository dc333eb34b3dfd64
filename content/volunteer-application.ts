import { weekdays } from '@/lib/dates/times'
import { inSentence } from '@/lib/sentences'
import { volunteeringFacts } from './facts'
import { byEmailOrPhone, email, fullName, phoneNumber } from './forms/fields'
import { officeHours, organization } from './organization'
import type { FormDefinition, PaperForm, PaperLine, TextField } from './types'

/** The volunteer application's questions. No page shows them as a web form (BRIEF 3.2): they make the PDF. */
export const volunteerForm = {
  type: 'volunteer',
  reader: 'Our office',
  fields: [
    fullName,
    phoneNumber,
    email,
    byEmailOrPhone,
    {
      id: 'availability',
      label: 'When could you help?',
      hint: 'Write the hours that work for you, such as 9:00\u00a0a.m. to 1:00\u00a0p.m. Leave the other days blank.',
      type: 'schedule',
      isRequired: false,
      days: weekdays,
    },
    {
      id: 'volunteerArea',
      label: 'Where would you like to help?',
      hint: 'Choose as many as you like.',
      type: 'checkboxes',
      isRequired: false,
      groups: [
        {
          legend: 'Meals on Wheels',
          options: [{ id: 'driverOrServer', label: 'Drive a route or bring meals to the door' }],
        },
        {
          legend: 'Shopping Service',
          options: [
            { id: 'groceryShopper', label: 'Shop for groceries' },
            { id: 'pcShoppingLists', label: 'Enter shopping lists on a computer' },
          ],
        },
        {
          legend: 'Furniture Repair Workshop',
          options: [{ id: 'furnitureRepairer', label: 'Repair furniture' }],
        },
        {
          legend: 'Miscellaneous',
          options: [
            { id: 'assistPaperwork', label: 'Help with paperwork and forms' },
            { id: 'installAlert', label: 'Install medical alert devices' },
            { id: 'helpNeighbor', label: 'Help a neighbor' },
          ],
        },
        {
          legend: 'Office and Development',
          options: [
            { id: 'clericalHelp', label: 'Clerical help' },
            { id: 'reception', label: 'Reception' },
            { id: 'writer', label: 'Writing' },
            { id: 'committeeMember', label: 'Serve on a committee' },
            { id: 'marketing', label: 'Marketing' },
            { id: 'representative', label: 'Represent us at events' },
            { id: 'specialEvents', label: 'Special events' },
          ],
        },
        {
          legend: 'Spend A Day',
          options: [
            { id: 'programAide', label: 'Program aide' },
            { id: 'entertainer', label: 'Entertainer' },
          ],
        },
        { legend: 'SHIP Counselor', options: [{ id: 'shipCounselor', label: 'Medicare counselor' }] },
      ],
    },
  ],
} as const satisfies FormDefinition

const [, , , , availability, volunteerArea] = volunteerForm.fields

/** A question as paper asks it, without what only a web form needs. */
function onPaper({ id, label, type, isRequired }: TextField): PaperLine {
  return { id, label, type, isRequired }
}

export const howTo = {
  heading: 'How to fill this out',
  text: [
    'Open this file in a PDF reader, such as Adobe Acrobat Reader or Preview, and not in your web browser. Type in your answers, and save the file when you’re done.',
    'You can also print it and write by hand. Please answer every question marked (required).',
  ],
} as const

export const volunteerApplication = {
  title: 'Volunteer application',
  lead: 'Thank you for thinking about sharing some of your time with your older neighbors.',
  howTo,
  parts: [
    {
      heading: 'About you',
      fields: [
        onPaper(fullName),
        { ...onPaper(phoneNumber), isHalf: true },
        { ...onPaper(email), isHalf: true },
        byEmailOrPhone,
      ],
    },
    { heading: 'Your time', fields: [availability] },
    { heading: 'Your interests', fields: [volunteerArea] },
  ],
  sending: {
    heading: 'How to send it to us',
    steps: [
      'Save the file. If you wrote by hand, scan the pages or take a clear photo of each one.',
      `Send it as an attachment to ${inSentence(volunteeringFacts.emails)}.`,
      `Questions? Call ${organization.phone.printed}, ${officeHours}`,
    ],
  },
} as const satisfies PaperForm
