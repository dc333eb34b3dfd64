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

/** Where the browser gets a video or a map once its button is pressed. */
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

const ourComputer = deskElsewhere ? `our own computer at ${deskElsewhere}` : 'the computer that runs this website'

const where: readonly Block[] = service
  ? [
      [
        `Nothing leaves your browser while you type. When you press the button, your answers go to ${service.name} (${service.host}), the company that collects the messages from our forms and passes them on to our team. It has rules of its own, so see `,
        service.policy,
        '.',
      ],
    ]
  : [
      `Nothing leaves your browser while you type. When you press the button, your answers go to ${ourComputer}, and from there to our team.`,
    ]

const noteSender = { website: 'Our website then sends', service: `${formService.name} then sends` }

const noteSent = `${noteFrom ? noteSender[noteFrom] : 'Our website may then send'} a short note to your email address to say that your message has arrived. It uses only your address, and the note doesn’t repeat anything you wrote.`

/**
 * What this website really does. A test compares it with the code: change both together, and the date with them.
 */
export const privacy = {
  heading: 'Privacy Policy',
  lead: 'This website sets no cookies, doesn’t track you, and stores nothing in your browser. Here’s everything it does, in plain English.',
  begin: { text: 'How to have a message deleted', href: '#choices' } satisfies Link,
  short: {
    heading: 'In short',
    updatedLabel: 'Last updated',
    updated: { printed: 'November 22, 2026', date: '2026-11-22' },
    items: [
      'We set no cookies.',
      'We don’t track you, count visitors, or show ads.',
      'We store nothing in your browser.',
      'Nothing loads from another company until you press a button for it.',
      'We use what you write in a form to answer you.',
      'You can always call us instead, and tell this website nothing at all.',
    ],
  },
  forms: {
    heading: 'When you send a form',
    text: [
      ...where,
      'Three things go along with your answers: an empty field that catches bots, the time when you opened the page, and whether a bot is controlling your browser. They help us keep out spam.',
      noteSent,
      'If you leave a form and come back, your browser itself may still show what you typed. On a computer that others use, close the window when you’re done.',
      'Please don’t include Social Security or medical record numbers. None of our forms asks for them.',
    ] satisfies readonly Block[],
  },
  questions: {
    heading: 'What the forms ask',
    lead: 'Every form asks how we can reach you, and each adds a few questions of its own. SHIP is the State Health Insurance Assistance Program.',
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
      'Every video and map is behind a button, and the picture you see first is our own. Until you press the button, your browser doesn’t contact YouTube or Google.',
      {
        list: [
          `Videos come from YouTube, at ${frames.videos}, an address that sets no cookies before a video plays.`,
          `Maps come from Google Maps, at ${frames.maps}.`,
        ],
      },
      [
        'Once you press the button, the company learns your internet address, what browser you use, and that you came from our website. It may store things in your browser while the video or map is open. See ',
        googlePrivacy,
        '.',
      ],
    ] satisfies readonly Block[],
  },
  logs: {
    heading: 'What our web\u00a0server records',
    confirm: 'The logs: what your web host records, who can read it, and after how many days it is deleted.',
    text: [
      'Like every web server, the one that runs this site may keep a log. It lists the time, the page requested, the internet address that asked for it, and the kind of browser. We need it to keep the site running and safe.',
      'To save you time, your browser may load one of our pages while you point at its link. The log then shows that page, too.',
      'What you choose in “Find the right help” and the words you search for become part of the page’s address. When that address is loaded again, or someone else opens it, the log shows them, too.',
    ] satisfies readonly Block[],
  },
  links: {
    heading: 'When you follow a link to another website',
    text: [
      'Some links lead to websites that aren’t ours, and those websites have their own rules. They include the donation form, the car donation service, the coupon service, the application form for aides, and our pages on social networks. We mark every link that opens in a new tab.',
    ] satisfies readonly Block[],
  },
  choices: {
    heading: 'Your messages and your choices',
    confirm: 'How long you keep messages, and who in the office answers questions about them.',
    text: [
      'You can ask us what messages we have from you, and ask us to correct or delete them. We keep a message for as long as we need it to help you, or for as long as the law requires.',
      ['Call ', phoneLink, `, ${officeHours}, or write to ${name}, ${postalAddress.line1}, ${postalAddress.line2}.`],
      'When we change what this website does, we’ll update this page and the date at the top.',
    ] satisfies readonly Block[],
  },
  close: {
    heading: 'Do you have a question about privacy?',
    text: 'Call us. We’ll tell you what we know and what we don’t.',
  },
  /** The other computers that the text names; a test compares them with those that the site may speak to. */
  hosts: { forms: formService.host, frames },
} as const
