import { forms } from '../../content/forms'
import { questionsOf } from '../desk/questions'
import type { StoredEnquiry } from '../desk/store'
import { words } from '../desk/words'
import { escapeHtml, pageReply } from '../page'
import type { Reply } from '../reply'
import type { ListedEnquiry } from './read-enquiries'

/** What browsers show in a page; the others (HEIC, TIFF) are links. */
const shownInPages = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/bmp']

/** The office's time zone, so that the clock on the page is the one on its wall. */
const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'America/New_York' })

/** The list of enquiries as a page. */
export function inboxPage({ all, listed }: { all: number; listed: readonly ListedEnquiry[] }, home: string): Reply {
  const summary = all === 0 ? words.inboxEmpty : words.inboxCount(listed.length, all)
  const body = [
    `<h1>${escapeHtml(words.inboxTitle)}</h1>`,
    `<p>${escapeHtml(summary)} ${escapeHtml(words.inboxFolder(home))}</p>`,
    ...listed.map(articleFor),
  ]
  return pageReply(200, words.inboxTitle, body.join('\n'))
}

function articleFor({ folder, enquiry }: ListedEnquiry): string {
  if (!enquiry) {
    return `<article><h2>${escapeHtml(folder)}</h2><p>${escapeHtml(words.inboxDamaged)}</p></article>`
  }
  const { received, form, fields } = enquiry
  const labels = labelsOf(form)
  const rows = Object.entries(fields).map(
    ([name, value]) => `<dt>${escapeHtml(labels.get(name) ?? name)}</dt><dd>${escapeHtml(String(value))}</dd>`,
  )
  return `<article>
<h2>${escapeHtml(form)}, <time datetime="${escapeHtml(received)}">${escapeHtml(shownTime(received))}</time></h2>
<dl>
${[...rows, ...photoRow(folder, enquiry.photo)].join('\n')}
</dl>
</article>`
}

function photoRow(folder: string, photo: StoredEnquiry['photo']): string[] {
  if (!photo) return []
  const address = `/inbox/${encodeURIComponent(folder)}/photo`
  const megabytes = (photo.bytes / (1024 * 1024)).toFixed(1)
  const caption = `${photo.name || photo.file}, ${megabytes} MB`
  const picture = shownInPages.includes(photo.type) ? `<img src="${address}" alt="" loading="lazy">` : ''
  return [`<dt>${words.photo}</dt><dd><a href="${address}">${escapeHtml(caption)}</a>${picture}</dd>`]
}

function labelsOf(form: string): Map<string, string> {
  const definition = forms.get(form)
  return new Map(definition && questionsOf(definition).map(({ name, label }) => [name, label]))
}

function shownTime(received: string): string {
  const time = new Date(received)
  return Number.isNaN(time.getTime()) ? received : clock.format(time)
}
