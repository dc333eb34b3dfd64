import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { words } from '../../content/desk'
import { organization } from '../../content/organization'
import type { FormDefinition } from '../../content/types'
import { questionsOf } from '../../lib/forms/questions'
import { jsonReply, type Reply, wantsPage } from '../http'
import { escapeHtml, pageReply } from '../page'
import type { Refusal } from './refusal'

const callLink = `<p class="call"><a href="${organization.phone.href}">${escapeHtml(organization.phone.printed)}</a></p>`

export function successReply(request: IncomingMessage, form: FormDefinition, headers: OutgoingHttpHeaders): Reply {
  const back = pathCameFrom(request)
  if (!wantsPage(request)) return jsonReply(200, { ok: true, next: back ?? '/' }, headers)
  const body = `<h1>${escapeHtml(words.thanks)}</h1>
<h2>${escapeHtml(words.whatHappensNext)}</h2>
<p>${escapeHtml(words.next(form.reader))}</p>
<p>${escapeHtml(words.sooner)}</p>
${callLink}
<p><a href="${escapeHtml(back ?? '/')}">${escapeHtml(back ? words.back : words.home)}</a></p>`
  return pageReply(200, words.thanksTitle, body, headers)
}

export function refusalReply(
  request: IncomingMessage,
  { status, problems }: Pick<Refusal, 'status' | 'problems'>,
  form: FormDefinition | undefined,
  headers: OutgoingHttpHeaders,
): Reply {
  if (!wantsPage(request)) return jsonReply(status, { errors: problems }, headers)
  const labels = new Map(form && questionsOf(form).map(({ name, label }) => [name, label]))
  const items = problems.map(({ field, message }) => {
    const label = field === undefined ? undefined : labels.get(field)
    return `<li>${escapeHtml(label ? `${label}: ${message}` : message)}</li>`
  })
  const body = `<div class="problems">
<h1>${escapeHtml(words.problem)}</h1>
<ul>
${items.join('\n')}
</ul>
</div>
<p>${escapeHtml(words.goBack)}</p>
<p>${escapeHtml(words.callInstead)}</p>
${callLink}`
  return pageReply(status, words.problemTitle, body, headers)
}

/** Path of the page the form is on; nothing if the sender doesn't say, or the page isn't on this site. */
function pathCameFrom({ headers }: IncomingMessage): string | undefined {
  try {
    const { host, pathname } = new URL(headers.referer ?? '')
    // Two slashes at the start would point to another host.
    return host === headers.host ? pathname.replace(/^\/+/, '/') : undefined
  } catch {
    return undefined
  }
}
