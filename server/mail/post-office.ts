import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Store } from '../enquiries/storage'

/** Sends a letter to an address that has been checked; rejects if it couldn't be handed over. */
export type PostOffice = { send(letter: SendMailOptions): Promise<unknown> }

/** Milliseconds that a mail server may take for a step. The browser waits ten seconds in all. */
const timeouts = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 8000, dnsTimeout: 8000 } as const

export function smtpPostOffice(url: string): PostOffice {
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  return { send: (letter) => transport.sendMail(letter) }
}

/** Without a mail server: writes each note next to the enquiries as an .eml file, which any mail program opens. */
export function filePostOffice(store: Store): PostOffice {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(letter) {
      const { message } = await transport.sendMail(letter)
      const draft = store.draft()
      // A single Buffer, because of `buffer`.
      await draft.keepLetter(message as Buffer).finally(draft.discard)
    },
  }
}
