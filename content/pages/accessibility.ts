import { footer } from '../messages'
import { officeHours, organization, postalAddress } from '../organization'
import type { Block, Link } from '../types'

const { name, phone } = organization

const phoneLink: Link = { text: phone.printed, href: phone.href }

/**
 * What was done so that everyone can use this website, and what is still in the way. Change it together with what it
 * tells of, and the date with it. Each check names the file in which it is done; a test sees that the file is there.
 */
export const accessibility = {
  heading: footer.accessibility.text,
  lead: 'Everyone should be able to use this website, on any device and in their own way. Here’s what we’ve tested, what doesn’t work yet, and who to call.',
  begin: { text: 'What doesn’t work yet', href: '#not-yet' } satisfies Link,
  short: {
    heading: 'In short',
    updatedLabel: 'Last updated',
    updated: { printed: 'November 22, 2026', date: '2026-11-22' },
    items: [
      'Our goal is level AA of WCAG 2.2, the international guidelines for accessible websites.',
      'Automated tests check every page for barriers.',
      'No one who uses a screen reader every day has tested this website for us yet.',
      'If something gets in your way, call us, and a person will help.',
    ],
  },
  tested: {
    heading: 'What we’ve tested, and how',
    lead: 'We run these checks in Chrome every time the website changes, and a few of them in Firefox, too.',
    checks: [
      {
        text: 'A testing tool called axe looks for barriers on every page, on a small screen and on a large one.',
        file: 'e2e/every-page.spec.ts',
      },
      {
        text: 'It looks again at every question, menu, and window that opens on a page.',
        file: 'e2e/every-page.spec.ts',
      },
      {
        text: 'It looks at every form: empty, with mistakes in it, and after it’s sent.',
        file: 'e2e/every-state-of-a-form.spec.ts',
      },
      {
        text: 'With the text twice its usual size, or spaced farther apart, you never have to scroll sideways.',
        file: 'e2e/large-text.spec.ts',
      },
      {
        text: 'Menus, questions, and videos can be opened and closed without a mouse.',
        file: 'e2e/finding-the-way.spec.ts',
      },
      {
        text: 'We keep a record of what a screen reader is told on our main pages, so that we notice when it changes.',
        file: 'e2e/what-is-spoken.spec.ts',
      },
      {
        text: 'If you’ve asked your device for less motion, nothing on our pages moves by itself.',
        file: 'e2e/slide-show-and-fade.spec.ts',
      },
      {
        text: 'If JavaScript is off or doesn’t load, you can still read every page and send every form.',
        file: 'e2e/before-the-script.spec.ts',
      },
      {
        text: 'All text stands out clearly from what’s behind it, and we measure by how much.',
        file: '__tests__/styles/contrast.test.ts',
      },
    ],
  },
  notYet: {
    heading: 'What doesn’t work yet',
    confirm: 'Whether people with disabilities have tested the site, and which videos and newsletters have barriers.',
    text: [
      {
        list: [
          'Automated tests miss things that people notice. We still need testers who use a screen reader, a magnifier, or voice control.',
          'We haven’t tested on a real iPhone, iPad, or Mac.',
          'Videos show captions where YouTube has them, and some of those may be written by a computer. Not every video has a transcript, and none describes aloud what can only be seen.',
          'Print newsletters are PDF files made for paper, and a screen reader may stumble over them. Call us, and we’ll find another way to get you the news.',
          'The donation form, the online application for aides, the video player, and the maps belong to other companies, and we can’t fix what’s wrong there. The places on our maps are also given in words.',
        ],
      },
    ] satisfies readonly Block[],
  },
  help: {
    heading: 'If something gets in your way',
    confirm: 'Who takes these calls, how soon they answer, and whether they can do all that is offered here.',
    text: [
      ['Call ', phoneLink, `, ${officeHours}`],
      'Tell us which page you were on and what you wanted to do. You don’t need to know what went wrong. Ask us to read you the page, go through a form with you on the phone, or mail you what you need.',
      'If you’re deaf or hard of hearing, or if speaking is difficult, dial 711 first. It’s a free relay service, and it will connect you to us.',
      `You can also write to ${name}, ${postalAddress.line1}, ${postalAddress.line2}.`,
    ] satisfies readonly Block[],
  },
  close: {
    heading: 'Would you rather talk to someone?',
    text: 'You don’t need this website to get our help. Call us and tell us what’s going on.',
  },
} as const
