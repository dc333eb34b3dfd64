import { formService } from '@/content/forms/service'
import { organization, postalAddress } from '@/content/organization'
import type { Block, Link } from '@/content/types'
import { destination } from '@/lib/forms/destination'

const { name } = organization

/** Papers that the law asks a provider of care to publish, once the owner has supplied their addresses. */
const papers: readonly Link[] = [
  { text: 'Notice of Privacy Practices', href: organization.privacyPractices },
  { text: 'Notice of Nondiscrimination and language help', href: organization.nondiscrimination },
].flatMap(({ text, href }) => (href ? [{ text, href: href as `https://${string}`, opensNewTab: true }] : []))

const googlePrivacy: Link = {
  text: 'Google’s privacy policy',
  href: 'https://policies.google.com/privacy',
  opensNewTab: true,
}

const frames = { videos: 'www.youtube-nocookie.com', maps: 'www.google.com' } as const

const { service, deskElsewhere, noteFrom } = destination

const ourComputer = deskElsewhere ? `our own computer at ${deskElsewhere}` : 'the computer that runs this website'

const where: readonly Block[] = service
  ? [
      [
        `When you press the button, your answers go to ${service.name} (${service.host}), the company that collects the messages from our forms and passes them on to our team. It has rules of its own: `,
        service.policy,
        '.',
      ],
    ]
  : [`When you press the button, your answers go to ${ourComputer}, and from there to our team.`]

const noteSender = { website: 'Our website then sends', service: `${formService.name} then sends` }

const noteSent = `${noteFrom ? noteSender[noteFrom] : 'Our website may then send'} a short note to your email address to say that your message has arrived. It repeats nothing you wrote.`

/**
 * What this website really does. A test compares it with the code: change both together, and the date with them.
 */
export const privacy = {
  heading: 'Privacy Policy',
  lead: 'This website sets no cookies and stores nothing in your browser. This page is about this website only.',
  begin: { text: 'How to have a message deleted', href: '#choices' } satisfies Link,
  short: {
    heading: 'In short',
    updatedLabel: 'Last updated',
    updated: { printed: 'November 26, 2026', date: '2026-11-26' },
    items: [
      'We don’t track you, count visitors, or show ads.',
      'Nothing loads from another company until you press a button for it.',
      'We use what you write in a form to answer you.',
    ],
  },
  forms: {
    heading: 'When you send a form',
    text: [
      'Nothing leaves your browser while you type.',
      ...where,
      'Three things go along to keep out spam: an empty field that catches bots, the time when you opened the page, and a check for automated browsers.',
      'If you add a photo, the form removes the record of where it was taken, if it can, and tells you so. A photo sent as is may still carry that record.',
      noteSent,
      'If you leave a form and come back, your browser may still show what you typed. On a shared computer, close the window when you’re done.',
      'Please don’t include Social Security, Medicare, Medicaid, or medical record numbers. None of our forms asks for them.',
    ] satisfies readonly Block[],
  },
  outside: {
    heading: 'Videos, maps, and other websites',
    text: [
      'Every video and map is behind a button:',
      {
        list: [
          `Videos come from YouTube, at ${frames.videos}, an address that sets no cookies before a video plays.`,
          `Maps come from Google Maps, at ${frames.maps}.`,
        ],
      },
      [
        'Once you press the button, the company learns your internet address, what browser you use, and that you came from our website. It may store things in your browser, and they may stay there after you close the video or map. See ',
        googlePrivacy,
        '.',
      ],
      'Our donation form, the car donation service, the coupon service, the e-newsletter service, the application form for aides, and our pages on social networks are other websites with their own rules.',
    ] satisfies readonly Block[],
  },
  logs: {
    heading: 'What our web\u00a0server records',
    confirm: 'The logs: what your web host records, who can read it, and after how many days it is deleted.',
    text: [
      'Like most web servers, ours may keep a log of the time, the page requested, the internet address that asked for it, and the kind of browser. We need it to keep the site running and safe.',
      'Your browser may load one of our pages while you point at its link, and the log then shows that page, too. The words or the town you look up may become part of the page’s address, and the log shows them when that address is loaded.',
    ] satisfies readonly Block[],
  },
  choices: {
    heading: 'Your messages and your choices',
    confirm: 'How long you keep messages, and who in the office answers questions about them.',
    text: [
      'You can ask us what messages we have from you, and ask us to correct or delete them. We keep a message for as long as we need it to help you, or for as long as the law requires.',
      `Call us, or write to ${name}, ${postalAddress.line1}, ${postalAddress.line2}.`,
      ...papers.map((paper) => ['See our ', paper, '.']),
      'When we change what this website does, we’ll update this page and the date at the top.',
    ] satisfies readonly Block[],
  },
  /** The other computers that the text names; a test compares them with those that the site may speak to. */
  hosts: { forms: formService.host, frames },
} as const
