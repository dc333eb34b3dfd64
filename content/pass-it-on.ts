import { organization } from './organization'

export const passItOnWords = {
  lead: 'Send this page:',
  copyLink: 'copy the link',
  copied: 'Link copied',
  copyFailed: 'Copying didn’t work. Please copy the address from your browser’s address bar.',
  email: 'email it',
  print: 'print it',
} as const

export function noteAbout(subject: string): { title: string; text: string } {
  return {
    title: `${subject} at ${organization.name}`,
    text: `I thought this might help: ${subject} at ${organization.name}. If you’d rather talk to someone, the number is ${organization.phone.printed}.`,
  }
}
