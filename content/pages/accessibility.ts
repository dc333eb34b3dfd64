import { footer } from '@/content/messages'
import type { Block, Link } from '@/content/types'

/**
 * What was done so that everyone can use this website, and what is still in the way. Change it together with what it
 * tells of, and the date with it. Each check names the file in which it is done; a test sees that the file is there.
 */
export const accessibility = {
  heading: footer.accessibility.text,
  lead: 'Everyone should be able to use this website, on any device and in their own way. Our goal is level AA of WCAG 2.2, the international guidelines.',
  begin: { text: 'What doesn’t work yet', href: '#not-yet' } satisfies Link,
  updated: { label: 'Last updated', printed: 'November 25, 2026', date: '2026-11-25' },
  tested: {
    heading: 'What we’ve tested, and how',
    lead: 'We run most of these tests in Chrome whenever the website changes, and a longer set every week, some of it in Firefox.',
    checks: [
      {
        text: 'A tool called axe looks for barriers on every page, with menus and questions open.',
        file: 'e2e/every-page.spec.ts',
      },
      {
        text: 'It looks at every form: empty, with mistakes in it, and after it’s sent.',
        file: 'e2e/forms.spec.ts',
      },
      {
        text: 'Menus, questions, and videos open and close without a mouse.',
        file: 'e2e/keyboard.spec.ts',
      },
      {
        text: 'If a change to the website alters what a screen reader says on our main pages, our tests show it.',
        file: 'e2e/what-is-spoken.spec.ts',
      },
      {
        text: 'If you’ve asked your device for less motion, nothing moves by itself.',
        file: 'e2e/motion.spec.ts',
      },
      {
        text: 'Without JavaScript, you can still read every page and send every form.',
        file: 'e2e/without-script.spec.ts',
      },
      {
        text: 'All text has strong contrast.',
        file: '__tests__/styles/contrast.test.ts',
      },
      {
        text: 'With text twice as large, you never scroll sideways.',
        file: 'e2e/weekly/large-text.spec.ts',
      },
    ],
  },
  notYet: {
    heading: 'What doesn’t work yet',
    confirm: 'Whether people with disabilities have tested the site, and which videos and newsletters have barriers.',
    text: [
      {
        list: [
          'No one who uses a screen reader, a magnifier, or voice control every day has tested this website for us.',
          'We haven’t tested on a real iPhone, iPad, or Mac.',
          'Some video captions may be written by a computer, not every video has a transcript, and no video describes aloud what can only be seen.',
          'Print newsletters are PDF files made for paper, and they may trip up a screen reader.',
          'The donation form, the aide application, the video player, and the maps belong to other companies. If one doesn’t work for you, call us.',
        ],
      },
    ] satisfies readonly Block[],
  },
  close: {
    heading: 'If something gets in your way',
    confirm: 'Who takes these calls, how soon they answer, and whether they can do all that is offered here.',
    text: 'Tell us which page you were on and what you wanted to do, and we’ll find another way. If you’re deaf or hard of hearing, or if speaking is difficult, dial 711, a free relay service, and give our number. You can also write to us.',
  },
} as const
