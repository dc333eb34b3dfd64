import { words } from '../content/desk'
import { questionsAndAnswers, shownForm, shownPhoto, shownTime } from './enquiries/enquiry-text'
import type { StoredEnquiry } from './enquiries/storage'
import type { Listed, ListedEnquiry } from './enquiries/stored-enquiries'
import type { Reply } from './http'
import { escapeHtml, pageReply } from './page'

/** The kinds browsers can show in a page; the others (HEIC, TIFF) become links. */
const shownInPages = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/bmp']

/** How many characters of an answer the page shows. The download has all of it. */
const mostLetters = 2000

type Place = { home: string; base: string; name: string }

export function inboxPage({ enquiries, all, page, pages }: Listed, { home, base, name }: Place): Reply {
  const summary = all === 0 ? words.inboxEmpty(name) : words.inboxCount(all, page, pages)
  const question = (number: number) => `?${new URLSearchParams({ ...(name ? { name } : {}), page: String(number) })}`
  const link = (number: number, text: string) => `<a href="${escapeHtml(base + question(number))}">${text}</a>`
  const body = [
    `<h1>${words.inboxTitle}</h1>`,
    `<form action="${base}"><label>${words.inboxSearch} <input name="name" value="${escapeHtml(name)}"></label>`,
    `<button>${words.inboxFind}</button>${name ? ` <a href="${base}">${words.inboxAll}</a>` : ''}</form>`,
    `<p>${escapeHtml(summary)} ${escapeHtml(words.inboxFolder(home))}</p>`,
    ...enquiries.map((listed) => articleFor(listed, base, question(page))),
    page > 1 ? `<p>${link(page - 1, words.inboxNewer)}</p>` : '',
    page < pages ? `<p>${link(page + 1, words.inboxOlder)}</p>` : '',
  ]
  return pageReply(200, words.inboxTitle, body.join('\n'), { 'Referrer-Policy': 'no-referrer' })
}

function articleFor({ folder, enquiry }: ListedEnquiry, base: string, back: string): string {
  if (!enquiry) return `<article><h2>${escapeHtml(folder)}</h2><p>${words.inboxDamaged}</p></article>`
  const address = base + folder
  const rows = questionsAndAnswers(enquiry).map(
    ([question, answer]) => `<dt>${escapeHtml(question)}</dt><dd>${escapeHtml(shortened(answer))}</dd>`,
  )
  const time = `<time datetime="${escapeHtml(enquiry.received)}">${escapeHtml(shownTime(enquiry))}</time>`
  return `<article>
<h2>${escapeHtml(shownForm(enquiry))}, ${time}</h2>
<dl>
${[...rows, ...photoRow(address, enquiry.photo)].join('\n')}
</dl>
<form method="post" action="${escapeHtml(`${address}/done${back}`)}">
<a href="${address}/text" download>${words.inboxText}</a> <button>${words.inboxDone}</button>
</form>
</article>`
}

function shortened(answer: string): string {
  return answer.length > mostLetters ? `${answer.slice(0, mostLetters)} ${words.inboxShortened}` : answer
}

function photoRow(address: string, photo: StoredEnquiry['photo']): string[] {
  if (!photo) return []
  const picture = shownInPages.includes(photo.type) ? `<img src="${address}/photo" alt="" loading="lazy">` : ''
  return [`<dt>${words.photo}</dt><dd><a href="${address}/photo">${escapeHtml(shownPhoto(photo))}</a>${picture}</dd>`]
}
