import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type Mail = { from: string; to: string[]; text: string }

export type MailServer = { url: string; mails: Mail[]; close(): Promise<void> }

/** A mail server that keeps what it's given, on any free port or on the port of a given address. */
export async function startMailServer(options: SMTPServerOptions = {}, at?: string): Promise<MailServer> {
  const mails: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (data: Buffer) => {
        text += data.toString('utf8')
      })
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), text })
        done()
      })
    },
    ...options,
  })
  const listening = server.listen(at ? Number(new URL(at).port) : 0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
