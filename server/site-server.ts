import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { join } from 'node:path'
import { Problem } from '../console/step'
import { createAcknowledger, openAutoresponder } from './acknowledgement/autoresponder'
import { filePostOffice, smtpPostOffice } from './acknowledgement/post-office'
import { openDesk } from './desk/desk'
import { sweepLeftovers } from './desk/leftovers'
import { patience } from './desk/limits'
import { openStore } from './desk/store'
import { readCatalog } from './host/catalog'
import { siteFiles } from './host/site-files'
import { openInbox } from './inbox/inbox'
import { listen } from './listen'
import { type Redirect, redirects } from './redirects'
import { type Reply, send } from './reply'
import { type Handler, visitOf } from './visit'

export type SiteServerOptions = {
  /** 0 takes any free port; a taken one gives way to the next. */
  port: number
  host: string
  /** The finished website. It is read once, so it must be complete. */
  outDir: string
  /** Where enquiries are kept. It is made when it is missing. */
  enquiriesDir: string
  /** Mail server for acknowledgements; without one they are written beside the enquiries. */
  smtpUrl?: string | undefined
  /** Origin whose pages may send forms; every origin when left out. */
  allowedOrigin?: string | undefined
  /** Told a line about each thing worth knowing. */
  log?: (line: string) => void
  /** Shorter times for tests, in milliseconds. */
  patience?: { headers?: number; silence?: number }
  oldAddresses?: readonly Redirect[]
}

/** A running server. `close` lets what has begun come to its end, for at most five seconds. */
export type SiteServer = { url: string; close(): Promise<void> }

/** Starts the whole service on one port: the finished website, the enquiry desk, the acknowledgements and the inbox. */
export async function startSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { outDir, enquiriesDir, smtpUrl, allowedOrigin, log = () => {}, oldAddresses = redirects } = options
  if (!existsSync(join(outDir, 'index.html'))) {
    throw new Problem(`There is no finished website in ${outDir}. Run \`npm run build\` first.`)
  }
  await prepareFolder(enquiriesDir, log)
  const store = openStore(enquiriesDir)
  const postOffice = smtpUrl ? smtpPostOffice(smtpUrl) : filePostOffice(store)
  const acknowledge = createAcknowledger(postOffice, log)
  const underway = new Set<Promise<unknown>>()
  const handlers: Handler[] = [
    openDesk({
      store,
      log,
      allowedOrigin,
      silence: options.patience?.silence,
      acknowledge(address, request) {
        const note = acknowledge(address, request).finally(() => underway.delete(note))
        underway.add(note)
      },
    }),
    openAutoresponder({ acknowledge, store, allowedOrigin }),
    openInbox(enquiriesDir),
    siteFiles(await readCatalog(outDir), oldAddresses),
  ]
  const server = createSiteServer(handlers, options.patience?.headers ?? patience.headers, log)
  const port = await listen(server, options.port, options.host, log)
  return {
    url: `http://${shownHost(options.host)}:${port}`,
    async close() {
      await closeServer(server)
      await Promise.all(underway)
      postOffice.close()
    },
  }
}

/** A folder that cannot be made does not keep the website from being served; enquiries are then refused one by one. */
async function prepareFolder(folder: string, log: (line: string) => void): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const removed = await sweepLeftovers(folder)
    if (removed > 0) log(`Removed what an earlier run left half received: ${removed}.`)
  } catch (error) {
    log(`Enquiries cannot be kept in ${folder} (${(error as Error).message}). Set ENQUIRIES_DIR to another folder.`)
  }
}

function createSiteServer(handlers: readonly Handler[], headersTimeout: number, log: (line: string) => void): Server {
  const server = createServer({
    headersTimeout,
    requestTimeout: patience.request,
    // Node looks for late senders this often.
    connectionsCheckingInterval: Math.min(headersTimeout, 5000),
  })
  return server.on('request', (request, response) => {
    // While it closes, every reply is the last one on its line.
    if (!server.listening) response.setHeader('Connection', 'close')
    answer(request, handlers, log)
      .then((reply) => send(reply, request, response))
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') log(`${request.method} ${request.url}: ${error.message}`)
        response.destroy()
      })
  })
}

async function answer(
  request: IncomingMessage,
  handlers: readonly Handler[],
  log: (line: string) => void,
): Promise<Reply> {
  const plain = { 'Content-Type': 'text/plain; charset=utf-8' }
  const visit = visitOf(request)
  if (!visit) return { status: 400, headers: plain, body: 'This address cannot be read.\n' }
  try {
    for (const handle of handlers) {
      const reply = await handle(visit)
      if (reply) return reply
    }
    return { status: 404, headers: plain, body: 'This page is not here.\n' }
  } catch (error) {
    log(`${visit.method} ${visit.rawPath}: ${error instanceof Error ? error.stack : error}`)
    return { status: 500, headers: plain, body: 'Something went wrong here. Please try again, or call us.\n' }
  }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), 5000)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
  })
}

function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
