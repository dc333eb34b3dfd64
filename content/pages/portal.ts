import { illustrations } from '../illustrations'
import { officeHours, organization, postalAddress } from '../organization'
import type { Block, Link } from '../types'

const { name, phone, fax } = organization

/** Words of the page for trustees. It is public: nothing on it is for trustees only. */
export const portal = {
  heading: 'Trustee Portal',
  lead: `This page is for the trustees of ${name}. There’s no login here, but our office can help you.`,
  image: illustrations.portalHero,
  call: { text: `Call ${phone.printed.replace(' ', '\u00a0')}`, href: phone.href } satisfies Link,
  trustees: {
    heading: 'If you’re a trustee',
    confirm: 'Where trustees find their papers. If they have a website of their own, link to it here.',
    text: [
      'This is a public website, so we don’t keep board papers here.',
      'Call or write to the office, and tell us which papers or dates you’re looking for.',
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
    heading: 'If you’re not a trustee',
    lead: 'You’re welcome here, too.',
    links: [
      { text: 'See who our trustees are', href: '/trustees' },
      { text: 'Read what we believe in', href: '/about' },
      { text: 'Find help for yourself or someone you love', href: '/find-help' },
    ] satisfies readonly Link[],
  },
  close: {
    heading: 'Not sure who to ask?',
    text: 'Call us anyway. If we can’t answer your question, we’ll find the person who can.',
  },
} as const
