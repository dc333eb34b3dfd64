import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'
import type { StoredEnquiry } from '@/server/enquiries/storage'
import { type SiteServer, type SiteServerOptions, startSiteServer } from '@/server/site-server'

export type TestSite = SiteServer & { folder: string; outDir: string; enquiriesDir: string; lines: string[] }

export const nothingHere = 'This page is not here.'

/** Text long enough to be worth compressing. */
export const longText = 'Home care by neighbors who come when they said they would. '.repeat(60)

const tinySite: Record<string, string> = {
  'index.html': `<!doctype html><title>Home</title><p>${longText}</p>`,
  '404/index.html': `<title>Page not found</title><p>${nothingHere}</p>`,
  '_not-found/index.html': `<title>Page not found</title><p>${nothingHere}</p>`,
  '404.html': `<!doctype html><title>Page not found</title><p>${nothingHere}</p>`,
  'homecare/index.html': '<!doctype html><title>Home Care</title>',
  'robots.txt': 'User-Agent: *',
  '_next/static/chunks/a1b2c3.js': `console.log(${JSON.stringify(longText)})`,
  'pictures/programs/home-care.68f1e5890b.svg': `<svg xmlns="http://www.w3.org/2000/svg"><desc>${longText}</desc></svg>`,
  'pictures/unhashed.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'documents/application.pdf': '%PDF-1.7 0123456789',
  '.well-known/security.txt': 'Contact: mailto:security@example.org',
  '.hidden/secret.txt': 'not for visitors',
}

export async function makeFolder(): Promise<{ folder: string; outDir: string; enquiriesDir: string }> {
  const folder = await temporaryFolder()
  for (const [name, text] of Object.entries(tinySite)) {
    const path = join(folder, 'out', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  return { folder, outDir: join(folder, 'out'), enquiriesDir: join(folder, 'enquiries') }
}

/** A tiny website with its desk on a free port, in its own folder. */
export async function startTestSite(options: Partial<SiteServerOptions> = {}): Promise<TestSite> {
  const places = await makeFolder()
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const server = await startSiteServer({ port: 0, host: '127.0.0.1', ...places, log, ...options })
  return {
    ...places,
    ...(options.enquiriesDir ? { enquiriesDir: options.enquiriesDir } : {}),
    url: server.url,
    inboxUrl: server.inboxUrl,
    lines,
    close: server.close,
  }
}

export function sitesOfEachTest(): (options?: Partial<SiteServerOptions>) => Promise<TestSite> {
  const opened: TestSite[] = []
  afterEach(async () => {
    jest.restoreAllMocks()
    for (const site of opened.splice(0)) await site.close()
  })
  return async (options) => {
    const site = await startTestSite(options)
    opened.push(site)
    return site
  }
}

/** Everything in the enquiries folder, except the folder for half-received ones and the inbox's key. */
export async function keptNames(enquiriesDir: string): Promise<string[]> {
  return (await readdir(enquiriesDir).catch(() => [])).filter((name) => !name.startsWith('.')).sort()
}

export async function keptLetters(enquiriesDir: string): Promise<string[]> {
  return (await keptNames(enquiriesDir)).filter((name) => name.endsWith('.eml'))
}

export async function halfReceived(enquiriesDir: string): Promise<string[]> {
  return readdir(join(enquiriesDir, '.incoming')).catch(() => [])
}

export async function keptEnquiries(enquiriesDir: string): Promise<StoredEnquiry[]> {
  const folders = (await keptNames(enquiriesDir)).filter((name) => /_[0-9a-f]{12}$/.test(name))
  return Promise.all(
    folders.map(async (name) => JSON.parse(await readFile(join(enquiriesDir, name, 'enquiry.json'), 'utf8'))),
  )
}
