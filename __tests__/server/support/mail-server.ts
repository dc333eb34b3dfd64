import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type Mail = { from: string; to: string[]; text: string }

type MailServer = { url: string; mails: Mail[]; close(): Promise<void> }

export function mailServersOfEachTest(): (options?: SMTPServerOptions) => Promise<MailServer> {
  const opened: MailServer[] = []
  afterEach(async () => {
    for (const server of opened.splice(0)) await server.close()
  })
  return async (options) => {
    const server = await startMailServer(options)
    opened.push(server)
    return server
  }
}

async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
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
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
