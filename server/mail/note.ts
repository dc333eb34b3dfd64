import { letter } from '../../content/desk'
import { organization, postalAddress } from '../../content/organization'
import { palette } from '../../content/palette'
import { escapeHtml } from '../page'

const { name, phone } = organization

/** The note to one address, as nodemailer takes it. `address` must have been checked. */
export function letterTo(address: string) {
  const sender = { name, address: organization.acknowledgementEmail }
  return {
    from: sender,
    replyTo: sender,
    to: { name: '', address },
    subject: letter.subject,
    text: letterText(),
    html: asHtml(),
    headers: {
      // RFC 3834: keeps vacation replies and other machines from answering this one.
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
    },
  }
}

export function letterText(): string {
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
