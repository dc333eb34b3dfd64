import { destination } from '../destination'
import { formService } from '../form-service'
import { officeHours, organization, postalAddress } from '../organization'
import { programs } from '../programs'
import type { Block, FormDefinition, Link } from '../types'

const { name, phone } = organization

const phoneLink: Link = { text: phone.printed, href: phone.href }

const googlePrivacy: Link = {
  text: 'Google’s privacy policy',
  href: 'https://policies.google.com/privacy',
  opensNewTab: true,
}

/** Whom the browser asks for a video or a map once its button is pressed. */
const frames = { videos: 'www.youtube-nocookie.com', maps: 'www.google.com' } as const

/** The questions of a form, with the one that a choice brings up. */
function questionsOf(form: FormDefinition): readonly string[] {
  return form.fields.flatMap((field) =>
    field.type === 'radio' && field.other ? [field.label, field.other.field.label] : [field.label],
  )
}

const onlineForms = programs.map(({ names, form }) => ({ name: names.menu, questions: questionsOf(form) }))

const askedEverywhere = onlineForms.reduce(
  (common, { questions }) => common.filter((question) => questions.includes(question)),
  onlineForms[0]?.questions ?? [],
)

const { service, deskElsewhere, noteFrom } = destination

const ourComputer = deskElsewhere ? `our own computer at ${deskElsewhere}` : 'the computer that serves this website'

const where: readonly Block[] = service
  ? [
      [
        `Nothing leaves your browser while you type. When you press the button, your answers go to ${service.name} (${service.host}), the company that takes the messages of our forms and hands them to our team. It has its own rules: see `,
        service.policy,
        '.',
      ],
    ]
  : [
      `Nothing leaves your browser while you type. When you press the button, your answers go to ${ourComputer}, and from there to our team.`,
    ]

const noteSender = { website: 'Our website then sends', service: `${formService.name} then sends` }

const noteSent = `${noteFrom ? noteSender[noteFrom] : 'Our website may then send'} a short note to your email address that your message has arrived. Only the address is used for that, and the note repeats nothing you wrote.`

/**
 * What this website really does. A test compares it with the code: change both together, and the date with them.
 */
export const privacy = {
  heading: 'Privacy Policy',
  lead: 'This website sets no cookies, follows nobody, and stores nothing in your browser. Here is all that it does, in plain words.',
  begin: { text: 'How to delete a message', href: '#choices' } satisfies Link,
  short: {
    heading: 'In short',
    updatedLabel: 'Last updated',
    updated: { printed: 'November 20, 2026', date: '2026-11-20' },
    items: [
      'We set no cookies.',
      'We do not track you. There is no counting of visitors and no advertising.',
      'We store nothing in your browser.',
      'Nothing comes from another company until you press a button for it.',
      'What you write in a form goes to our team, so that we can answer you.',
      'You can call instead, and tell this website nothing at all.',
    ],
  },
  forms: {
    heading: 'When you send a form',
    text: [
      ...where,
      'Three things go along with your answers: an empty field that catches robots, the time at which you opened the page, and whether a program steers your browser. They keep junk mail out.',
      noteSent,
      'Please leave out Social Security and medical record numbers. No form asks for them.',
    ] satisfies readonly Block[],
  },
  questions: {
    heading: 'What the forms ask',
    rows: [
      { name: 'Every form', questions: askedEverywhere },
      ...onlineForms.map((form) => ({
        name: form.name,
        questions: form.questions.filter((question) => !askedEverywhere.includes(question)),
      })),
    ],
  },
  outside: {
    heading: 'When you play a\u00a0video or show a\u00a0map',
    text: [
      'Each stands behind a button. Until you press it, your browser asks nobody for it; the still picture is our own.',
      {
        list: [
          `Videos come from YouTube, at ${frames.videos}, an address of YouTube that sets no cookies before a video plays.`,
          `Maps come from Google Maps, at ${frames.maps}.`,
        ],
      },
      [
        'Once you press, the company learns your internet address, what browser you use, and that you came from our website. It may store things in your browser while the video or map is open. See ',
        googlePrivacy,
        '.',
      ],
    ] satisfies readonly Block[],
  },
  logs: {
    heading: 'What our web\u00a0server notes',
    confirm: 'The logs: what the host writes down, who can read it, and after how many days it is deleted.',
    text: [
      'Like every web server, the one that hosts this site may keep a log: the time, the page that was asked for, the internet address that asked, and the kind of browser. It serves to keep the site running and safe.',
      'To save you waiting, your browser may fetch one of our pages while you point at its link. The log then shows that page too.',
    ] satisfies readonly Block[],
  },
  links: {
    heading: 'When you follow a link to another website',
    text: [
      'Some links lead to websites that are not ours, and there the rules of those websites hold. We mark links that open in a new tab. Among them are the donation form, the car donation service, the coupon service, the application form for aides, and our pages on social networks.',
    ] satisfies readonly Block[],
  },
  choices: {
    heading: 'Your message, your choice',
    confirm: 'How long messages are kept, and who in the office answers questions about them.',
    text: [
      'You can ask us what we have from you, and have it corrected or deleted. We keep a message for as long as we need it to help you, or as long as the law requires.',
      ['Call ', phoneLink, `, ${officeHours}, or write to ${name}, ${postalAddress.line1}, ${postalAddress.line2}.`],
      'When this website changes what it does, this page changes with it, and so does the date at its top.',
    ] satisfies readonly Block[],
  },
  close: {
    heading: 'A question about privacy?',
    text: 'Call us. We tell you what we know and what we do not.',
  },
  /** The other computers that the text names; a test compares them with those that the site may speak to. */
  hosts: { forms: formService.host, frames },
} as const
