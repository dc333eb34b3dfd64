import { officeHours, organization, postalAddress } from '../../content/organization'
import { palette } from '../../content/palette'
import { escapeHtml } from '../page'

const { name, phone } = organization

/** Words of the note that says a message has arrived. It repeats nothing of what was sent. */
export const letter = {
  subject: 'Your message has arrived',
  greeting: 'Hello,',
  paragraphs: [
    `Thank you for writing to ${name}. Your message has arrived, and one of us will read it and get in touch with you.`,
    `If it cannot wait, or if you would rather talk, call us at ${phone.printed}. We are here ${officeHours}`,
  ],
  closing: ['With kind regards', `Your neighbors at ${name}`],
  reason:
    'You get this note because your address was entered in a form on our website. If that was not you, you need do nothing.',
} as const

/** The note to one address, as nodemailer takes it. `address` must have been checked. */
export function letterTo(address: string) {
  const sender = { name, address: organization.acknowledgementEmail }
  return {
    from: sender,
    replyTo: sender,
    to: { name: '', address },
    subject: letter.subject,
    text: asText(),
    html: asHtml(),
    headers: {
      // RFC 3834: keeps holiday notes and other machines from answering this one.
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
    },
  }
}

function asText(): string {
  const { greeting, paragraphs, closing, reason } = letter
  const address = [name, postalAddress.line1, postalAddress.line2].join('\n')
  return [greeting, ...paragraphs, closing.join('\n'), `--\n${address}\n${reason}`].join('\n\n')
}

function asHtml(): string {
  const { greeting, paragraphs, closing, reason } = letter
  const paragraph = (lines: readonly string[]) => `<p>${lines.map(escapeHtml).join('<br>')}</p>`
  const call = (html: string) =>
    html.replaceAll(escapeHtml(phone.printed), `<a href="${phone.href}">${escapeHtml(phone.printed)}</a>`)
  const body = [
    ...[greeting, ...paragraphs].map((text) => paragraph([text])),
    paragraph(closing),
    paragraph([name, postalAddress.line1, postalAddress.line2]),
    `<p><small>${escapeHtml(reason)}</small></p>`,
  ]
  const style = `font: 18px/1.6 Arial, sans-serif; color: ${palette.ink}; max-width: 36em`
  return `<!doctype html><html lang="en"><body style="${style}">${call(body.join('\n'))}</body></html>`
}
