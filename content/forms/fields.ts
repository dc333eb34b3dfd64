import type { RadioField, TextAreaField, TextField } from '@/content/types'
import { destination } from '@/lib/forms/destination'

/** Questions that several forms share. Field names and options come from BRIEF 3.1. */

export const fullName: TextField = {
  id: 'fullName',
  label: 'Your full name',
  type: 'text',
  isRequired: true,
  autocomplete: 'name',
}

export const phoneNumber: TextField = {
  id: 'phoneNumber',
  label: 'Phone number',
  type: 'tel',
  isRequired: true,
  autocomplete: 'tel',
  hint: 'So we can call you back. You can write it any way you like.',
}

export const email: TextField = {
  id: 'email',
  label: 'Email address',
  type: 'email',
  isRequired: true,
  autocomplete: 'email',
  ...(destination.noteFrom && { hint: 'We’ll send a short note here to say your message arrived.' }),
}

export const zipCode: TextField = {
  id: 'zipCode',
  label: 'ZIP code',
  type: 'text',
  isRequired: true,
  autocomplete: 'postal-code',
  inputMode: 'numeric',
  hint: 'The ZIP code where the person who needs help lives.',
}

export const beneficiaryName: TextField = {
  id: 'beneficiaryName',
  label: 'Name of the person who needs help',
  type: 'text',
  isRequired: false,
  autocomplete: 'off',
  hint: 'Leave this blank if you’re asking for yourself.',
}

export const additionalInfo: TextAreaField = {
  id: 'additionalInfo',
  label: 'Anything else you’d like us to know',
  type: 'textarea',
  isRequired: false,
}

function contactMethod(options: readonly string[]): RadioField {
  return { id: 'contactMethod', label: 'How should we contact you?', type: 'radio', isRequired: true, options }
}

export const byEmailPhoneOrText = contactMethod(['Email', 'Phone', 'SMS/Text'])
export const byEmailOrPhone = contactMethod(['Email', 'Phone'])

/** Who asks, for whom, from where, and how to answer. */
export const whoAsks = [fullName, phoneNumber, email, beneficiaryName, zipCode, byEmailPhoneOrText] as const
