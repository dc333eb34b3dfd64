import type { FormDefinition, FormType, RadioField, TextAreaField, TextField } from './types'

const fullName: TextField = {
  id: 'fullName',
  label: 'Your full name',
  type: 'text',
  isRequired: true,
  autocomplete: 'name',
}

const phoneNumber: TextField = {
  id: 'phoneNumber',
  label: 'Phone number',
  type: 'tel',
  isRequired: true,
  autocomplete: 'tel',
  hint: 'So that we can call you back. Any way of writing it is fine.',
}

const email: TextField = {
  id: 'email',
  label: 'Email address',
  type: 'email',
  isRequired: true,
  autocomplete: 'email',
  hint: 'We send a short note here to say that your message arrived.',
}

const zipCode: TextField = {
  id: 'zipCode',
  label: 'ZIP code',
  type: 'text',
  isRequired: true,
  autocomplete: 'postal-code',
  inputMode: 'numeric',
  hint: 'Where help is needed. Five digits are enough.',
}

const beneficiaryName: TextField = {
  id: 'beneficiaryName',
  label: 'Name of the person who needs help',
  type: 'text',
  isRequired: false,
  autocomplete: 'off',
  hint: 'Leave this empty if you are asking for yourself.',
}

const additionalInfo: TextAreaField = {
  id: 'additionalInfo',
  label: 'Anything else you would like us to know',
  type: 'textarea',
  isRequired: false,
}

/** Asks how to answer; the wording of the options is the specification's. */
function contactMethod(options: readonly string[]): RadioField {
  return { id: 'contactMethod', label: 'How should we contact you?', type: 'radio', isRequired: true, options }
}

const byEmailPhoneOrText = contactMethod(['Email', 'Phone', 'SMS/Text'])
const byEmailOrPhone = contactMethod(['Email', 'Phone'])

const careTypeOtherText: TextField = {
  id: 'careTypeOtherText',
  label: 'What other kind of care?',
  type: 'text',
  isRequired: true,
  autocomplete: 'off',
  placeholder: 'Please specify',
}

/** The seven enquiry forms. Field names, order, types and options are those of SPEC section 3. */
export const forms = {
  socialWork: {
    type: 'socialWork',
    reader: 'Our social work team',
    fields: [
      fullName,
      phoneNumber,
      email,
      beneficiaryName,
      zipCode,
      byEmailPhoneOrText,
      {
        id: 'infoRegarding',
        label: 'What would you like to know about?',
        type: 'radio',
        isRequired: true,
        options: ['Social Worker', 'Life Station', 'Community Outreach'],
        preselections: {
          'social-worker': 'Social Worker',
          lifestation: 'Life Station',
          outreach: 'Community Outreach',
        },
      },
      additionalInfo,
    ],
  },
  spad: {
    type: 'spad',
    reader: 'The Spend-A-Day team',
    fields: [
      fullName,
      phoneNumber,
      email,
      {
        id: 'participantName',
        label: 'Name of the person who would come to Spend-A-Day',
        type: 'text',
        isRequired: false,
        autocomplete: 'off',
        hint: 'Leave this empty if you are asking for yourself.',
      },
      zipCode,
      additionalInfo,
    ],
  },
  homeCare: {
    type: 'homeCare',
    reader: 'Our home care team',
    fields: [
      fullName,
      phoneNumber,
      email,
      beneficiaryName,
      zipCode,
      byEmailPhoneOrText,
      {
        id: 'careType',
        label: 'What kind of care are you looking for?',
        type: 'radio',
        isRequired: true,
        options: ['Personal Care', 'Companionship', 'Skilled Nursing', 'Other'],
        other: { option: 'Other', field: careTypeOtherText },
      },
      {
        id: 'paymentMethod',
        label: 'How would the care be paid for?',
        hint: 'Not sure yet? Choose what is most likely. Nothing is decided here.',
        type: 'radio',
        isRequired: true,
        options: ['Privately paid', 'Longterm Insurance', 'VA', 'Medicaid'],
      },
      {
        id: 'careJourney',
        label: 'Where are you in your search for care?',
        type: 'radio',
        isRequired: true,
        options: [
          'I am just starting to research options',
          'I know what I need and am looking at options',
          'I want Home Care and want to start soon',
        ],
      },
      additionalInfo,
    ],
  },
  mow: {
    type: 'mow',
    reader: 'The Meals on Wheels team',
    fields: [
      fullName,
      phoneNumber,
      email,
      beneficiaryName,
      zipCode,
      byEmailPhoneOrText,
      {
        id: 'serviceType',
        label: 'Which service are you asking about?',
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
  ship: {
    type: 'ship',
    reader: 'A Medicare counselor',
    fields: [fullName, phoneNumber, email, beneficiaryName, zipCode, byEmailPhoneOrText, additionalInfo],
  },
  furnitureWorkshop: {
    type: 'furnitureWorkshop',
    reader: 'The furniture workshop',
    fields: [
      fullName,
      phoneNumber,
      email,
      byEmailOrPhone,
      {
        id: 'repairItem',
        label: 'What piece would you like repaired?',
        type: 'text',
        isRequired: true,
        autocomplete: 'off',
        placeholder: 'e.g. chair, table, chest of drawers',
      },
      {
        id: 'repairInfo',
        label: 'What needs to be done?',
        hint: 'Say what is broken, loose or worn, and roughly how large the piece is.',
        type: 'textarea',
        isRequired: true,
      },
      {
        id: 'photo',
        label: 'A photo of the piece',
        hint: 'One picture, up to 25MB. It helps us to tell you what is possible.',
        type: 'file',
        accept: 'image/*',
        isRequired: false,
      },
    ],
  },
  volunteer: {
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
        hint: 'Write the hours that suit you, for example 9 to noon. Leave the other days empty.',
        type: 'schedule',
        isRequired: false,
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
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
            options: [{ id: 'driverOrServer', label: 'Drive a route or serve meals at the door' }],
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
  },
} as const satisfies { [Type in FormType]: FormDefinition & { type: Type } }

/** The form of a type; an unknown type gives the social work form, so that an enquiry always finds a reader. */
export function formFor(type: string): FormDefinition {
  return Object.hasOwn(forms, type) ? forms[type as FormType] : forms.socialWork
}
