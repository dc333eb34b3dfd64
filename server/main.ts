import { loadSettings } from '../scripts/build/settings'
import { fail } from '../scripts/step'
import { readSettings, type Settings } from './settings'
import { type SiteServer, startSiteServer } from './site-server'

/** `npm start`: serves the finished website and takes enquiries until it's told to stop. */
async function main(): Promise<void> {
  loadSettings()
  const settings = readSettings(process.env)
  const log = (line: string) => console.log(`${new Date().toISOString()} ${line}`)
  const server = await startSiteServer({ ...settings, outDir: 'out', log })
  console.log(welcome(server, settings))
  let isClosing = false
  const stop = () => {
    // A second Ctrl+C means now.
    if (isClosing) process.exit(1)
    isClosing = true
    server.close().then(() => {
      console.log('Stopped.')
      process.exit(0)
    }, fail)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function welcome({ url, inboxUrl }: SiteServer, settings: Settings): string {
  const { enquiriesDir, smtpUrl } = settings
  return `
The website is running. Open ${url}/

  Pages        from out/, as a web host would serve them
  Enquiries    each in a folder of its own in ${enquiriesDir}
  Inbox        ${inboxUrl ?? 'closed, because its key could not be kept'}
               Whoever has this address can read every enquiry: keep it to yourself.
  Notes        to people who wrote: ${smtpUrl ? 'sent by email' : 'written beside the enquiries; SMTP_URL would send them'}
  Office       ${officeLine(settings)}

Stop it with Ctrl+C.`
}

function officeLine({ smtpUrl, officeEmail }: Settings): string {
  if (smtpUrl && officeEmail) return 'gets each enquiry by email'
  const missing = [smtpUrl ? '' : 'SMTP_URL', officeEmail ? '' : 'OFFICE_EMAIL'].filter(Boolean).join(' and ')
  return `reads enquiries in the inbox only; ${missing} would send each one by email`
}

main().catch(fail)
