import { fail } from '../console/step'
import { readSettings, type Settings } from './settings'
import { startSiteServer } from './site-server'

/** `npm start`: serves the finished website and takes its enquiries until it is told to stop. */
async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const server = await startSiteServer({ ...settings, outDir: 'out', log: (line) => console.log(line) })
  console.log(welcome(server.url, settings))
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

function welcome(url: string, { enquiriesDir, smtpUrl }: Settings): string {
  return `
The website is running. Open ${url}/

  Pages        from out/, as a web host would serve them
  Enquiries    each in a folder of its own in ${enquiriesDir}
  Inbox        ${url}/inbox (at this computer only)
  Notes        to people who wrote: ${smtpUrl ? 'sent by email' : 'written beside the enquiries; SMTP_URL would send them'}

Stop it with Ctrl+C.`
}

main().catch(fail)
