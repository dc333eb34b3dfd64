import { illustrations } from '../illustrations'
import { officeHours, organization, postalAddress } from '../organization'
import type { Block, Link } from '../types'

const { name, phone, fax } = organization

/** Words of the page for trustees. It is public: nothing on it is for trustees only. */
export const portal = {
  heading: 'Trustee Portal',
  lead: `For the trustees of ${name}. There is nothing to sign in to on this page: our office has what you need.`,
  image: illustrations.portalHero,
  call: { text: `Call ${phone.printed.replace(' ', '\u00a0')}`, href: phone.href } satisfies Link,
  trustees: {
    heading: 'If you are a trustee',
    confirm: 'Where trustees find their papers. If there is an address for that, it belongs here.',
    text: [
      'This is a public website, and no board papers are kept on it.',
      'Call the office, or write to it. Say which papers or dates you are looking for.',
    ] satisfies readonly Block[],
  },
  office: {
    heading: 'How to reach the office',
    lines: [
      { term: 'Phone', text: [{ text: phone.printed, href: phone.href }] },
      { term: 'Fax', text: fax.printed },
      { term: 'Mail', text: `${name}\n${postalAddress.line1}\n${postalAddress.line2}` },
      { term: 'Office hours', text: officeHours },
    ],
  },
  others: {
    heading: 'If you are not a trustee',
    lead: 'You are welcome here, too.',
    links: [
      { text: 'See who our trustees are', href: '/trustees' },
      { text: 'Read what we believe in', href: '/about' },
      { text: 'Find help for yourself or somebody you love', href: '/#programs' },
    ] satisfies readonly Link[],
  },
  close: {
    heading: 'Not sure whom to ask?',
    text: 'Call all the same. We answer, or find the person who can.',
  },
} as const
