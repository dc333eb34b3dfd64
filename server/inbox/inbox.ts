import { isFromThisComputer } from '../client'
import { words } from '../desk/words'
import { escapeHtml, pageReply } from '../page'
import type { Reply } from '../reply'
import type { Handler } from '../visit'
import { inboxPage } from './inbox-page'
import { readEnquiries, readPhoto } from './read-enquiries'

/** More would make the page slow to read; older ones are in the folder. */
const mostShown = 200

/** Shows at /inbox what has arrived, to somebody at this computer and to nobody else. */
export function openInbox(home: string): Handler {
  return async ({ request, method, path }) => {
    if (path !== '/inbox' && !path.startsWith('/inbox/')) return undefined
    if (!isFromThisComputer(request)) return sentence(403, words.inboxElsewhere)
    if (method !== 'GET' && method !== 'HEAD') return sentence(405, words.inboxElsewhere)
    const rest = path.slice('/inbox'.length)
    if (rest === '' || rest === '/') return inboxPage(await readEnquiries(home, mostShown), home)
    const folder = /^\/([^/]+)\/photo$/.exec(rest)?.[1]
    const photo = folder === undefined ? undefined : await readPhoto(home, folder)
    if (!photo) return sentence(404, words.inboxEmpty)
    return {
      status: 200,
      headers: {
        'Content-Type': photo.kind.mediaType,
        'Content-Disposition': `inline; filename="photo.${photo.kind.extension}"`,
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      },
      body: photo.data,
    }
  }
}

function sentence(status: number, text: string): Reply {
  return pageReply(status, words.inboxTitle, `<h1>${escapeHtml(words.inboxTitle)}</h1>\n<p>${escapeHtml(text)}</p>`)
}
