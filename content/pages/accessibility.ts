import { footer } from '@/content/messages'
import type { Block, Link } from '@/content/types'

/**
 * What was done so that everyone can use this website, and what is still in the way. Change it together with what it
 * tells of, and the date with it.
 */
export const accessibility = {
  heading: footer.accessibility.text,
  lead: 'Everyone should be able to use this website, on any device and in their own way. Our goal is level AA of WCAG 2.2, the international guidelines.',
  begin: { text: 'What doesn’t work yet', href: '#not-yet' } satisfies Link,
  updated: { label: 'Last updated', printed: 'November 26, 2026', date: '2026-11-26' },
  notYet: {
    heading: 'What works, and what doesn’t yet',
    confirm: 'Whether people with disabilities have tested the site, and which videos and newsletters have barriers.',
    text: [
      'Each time the website changes, we test it in Chrome. We use it with the keys alone, with large text, with less motion, and without JavaScript. We check what a screen reader says. This is still in the way:',
      {
        list: [
          'No one who uses a screen reader, a magnifier, or voice control every day has tested this website for us.',
          'We haven’t tested on a real iPhone, iPad, or Mac.',
          'Some video captions may be written by a computer. Not every video has a transcript. No video tells in words what can only be seen.',
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
