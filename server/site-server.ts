import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { words } from '../content/desk'
import { type Redirect, redirects } from '../deploy/redirects'
import { Problem } from '../scripts/step'
import { createClientOf } from './client'
import { createKeepOnce } from './enquiries/duplicates'
import { removeAbandoned } from './enquiries/durable'
import { allowances, patience as normalPatience, type Patience } from './enquiries/limits'
import { openStore, type Store } from './enquiries/storage'
import { enquiriesSince } from './enquiries/stored-enquiries'
import { takeEnquiries } from './enquiries/take-enquiry'
import { type Handler, jsonReply, type Reply, send, textReply, visitOf } from './http'
import { inboxKey, openInbox } from './inbox'
import { kindOf, type Log, placeOf } from './log'
import { createAcknowledger, openAutoresponder } from './mail/autoresponder'
import { openOfficeMail } from './mail/office-mail'
import { filePostOffice, smtpPostOffice } from './mail/post-office'
import { packTighter, readSite, type Site } from './read-site'
import type { Settings } from './settings'
import { siteFiles } from './site-files'

/** Settings, most of them optional, and a few that only tests and tools set. */
export type SiteServerOptions = Partial<Settings> & {
  outDir: string
  log?: Log
  /** Shorter times, in milliseconds. */
  patience?: Partial<Patience>
  oldAddresses?: readonly Redirect[]
} & Pick<Settings, 'port' | 'host' | 'enquiriesDir'>

/** A running server. `close` lets whatever has begun finish, within five seconds. */
export type SiteServer = { url: string; inboxUrl: string | undefined; close(): Promise<void> }

/** Starts the whole service on one port: the finished website, the enquiry desk, the acknowledgements and the inbox. */
export async function startSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { enquiriesDir, allowedOrigin, host, isPortChosen = true, log = () => {} } = options
  const patience = { ...normalPatience, ...options.patience }
  const site = await readSite(options.outDir)
  let key = await prepareFolder(enquiriesDir, log)
  const keepOnce = createKeepOnce(await enquiriesSince(enquiriesDir, new Date(Date.now() - allowances.sameEnquiry)))
  const { smtpUrl, officeEmail } = options
  const store = openStore(enquiriesDir, { reserve: options.diskReserve, isForOffice: Boolean(smtpUrl && officeEmail) })
  const clientOf = createClientOf(options.trustedProxies)
  const postOffice = smtpUrl ? smtpPostOffice(smtpUrl) : filePostOffice(store)
  const officeMail =
    smtpUrl && officeEmail
      ? openOfficeMail({ home: enquiriesDir, officeEmail, postOffice, log, again: patience.officeMail })
      : undefined
  const { allow: allowNote, send: sendNote } = createAcknowledger(postOffice, log)
  const underway = new Set<Promise<unknown>>()
  const sendUnasked = (email: string, client: string) => {
    const note = sendNote(email, client).finally(() => underway.delete(note))
    underway.add(note)
  }
  const handlers: Handler[] = [
    takeEnquiries({
      store,
      keepOnce,
      log,
      clientOf,
      allowedOrigin,
      patience,
      tellOffice: officeMail?.tell,
      allowNote,
      sendUnasked,
    }),
    openAutoresponder({ send: sendNote, clientOf, store, patience, allowedOrigin }),
    openHealth(site, store),
    openInbox({ home: enquiriesDir, key: () => key, log }),
    siteFiles(site, options.oldAddresses ?? redirects),
  ]
  const server = createSiteServer(handlers, patience, log)
  let isOpen = true
  packTighter(site, () => isOpen).catch(() => {})
  const port = await listen(server, { port: options.port, host, isPortChosen }, log)
  const url = `http://${shownHost(host)}:${port}`
  const inboxUrl = () => key && `${url}/inbox/${key}/`
  let opening: NodeJS.Timeout | undefined
  const openLater = () => {
    opening = setTimeout(async () => {
      key = await openFolder(enquiriesDir).catch(() => undefined)
      if (key === undefined) openLater()
      else log(`Enquiries can be kept now. Inbox: ${inboxUrl()}`)
    }, patience.folder).unref()
  }
  if (key === undefined) openLater()
  return {
    url,
    inboxUrl: inboxUrl(),
    async close() {
      isOpen = false
      clearTimeout(opening)
      await closeServer(server, () => Promise.all([...underway, officeMail?.close()]), patience.closing)
    },
  }
}

/** If the folder can't be made, the website is still served; enquiries are then refused one by one. */
async function prepareFolder(folder: string, log: Log): Promise<string | undefined> {
  try {
    const removed = await removeAbandoned(folder)
    if (removed > 0) log(`Removed what an earlier run left half-received: ${removed}.`)
    return await openFolder(folder)
  } catch (error) {
    log(`Enquiries can’t be kept in ${folder} (${kindOf(error)}). Set ENQUIRIES_DIR to another folder.`)
    return undefined
  }
}

/** Makes the folder if it's missing, and returns the key of its inbox. */
async function openFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return inboxKey(folder)
}

function createSiteServer(handlers: readonly Handler[], { headers, photo, silence, idle }: Patience, log: Log): Server {
  const server = createServer({
    headersTimeout: headers,
    requestTimeout: Math.max(photo, headers),
    // How often Node checks for late senders.
    connectionsCheckingInterval: Math.min(headers, 5000),
  })
  server.timeout = idle
  return server.on('request', (request, response) => {
    // While the server closes, every reply is the last on its connection.
    if (!server.listening) response.setHeader('Connection', 'close')
    answer(request, handlers, log)
      .then((reply) => send(reply, request, response, silence))
      .catch((error) => {
        log(`A reply could not be sent: ${kindOf(error)}.`)
        response.destroy()
      })
  })
}

async function answer(request: IncomingMessage, handlers: readonly Handler[], log: Log): Promise<Reply> {
  const visit = visitOf(request)
  if (!visit) return textReply(400, words.unreadableAddress)
  try {
    for (const handle of handlers) {
      const reply = await handle(visit)
      if (reply) return reply
    }
    return textReply(404, words.notHere)
  } catch (error) {
    log(`A ${visit.method} request failed: ${placeOf(error)}`)
    return textReply(500, words.brokenDown)
  }
}

type Place = Pick<Settings, 'port' | 'host' | 'isPortChosen'>

/** Starts listening and returns the port: the one requested, or any that is free if the default is taken. */
async function listen(server: Server, { port, host, isPortChosen }: Place, log: Log): Promise<number> {
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    // `listen` only ever emits system errors.
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE' || isPortChosen) {
      throw new Problem(
        `The website can’t be served at port ${port} of ${host} (${code}). PORT must be one that is free, such as 8080, ` +
          'and HOST an address of this computer, or 0.0.0.0 for the whole network.',
      )
    }
    await once(server.listen(0, host), 'listening')
    log(`Port ${port} is taken by another program. Using port ${portOf(server)} instead.`)
  }
  return portOf(server)
}

function portOf(server: Server): number {
  // A server listening on TCP has this kind of address, not a socket path.
  return (server.address() as AddressInfo).port
}

/** Stops listening and waits for what's under way, but no longer than `most` milliseconds. */
async function closeServer(server: Server, underway: () => Promise<unknown>, most: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve)).then(underway)
  await Promise.race([closed, delay(most, undefined, { ref: false })])
  server.closeAllConnections()
}

function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Says at /healthz which build is being served and whether there's room for enquiries, and nothing else. */
function openHealth({ build }: Site, store: Store): Handler {
  return async ({ method, path }) => {
    if (path !== '/healthz' || (method !== 'GET' && method !== 'HEAD')) return undefined
    const { commit = null, built = null } = build
    const hasRoom = await store.hasRoom().catch(() => false)
    return jsonReply(200, { commit, built, disk: hasRoom ? 'ok' : 'low' })
  }
}
