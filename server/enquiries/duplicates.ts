import { createHash } from 'node:crypto'
import { createRecent } from '../recent'
import type { CheckedEnquiry } from './check-enquiry'
import { allowances } from './limits'

type Sent = { client: string; form: string; enquiry: CheckedEnquiry }

/** Keeps each enquiry once. */
export type Keeper = ReturnType<typeof createKeeper>

/** What was sent last, and the folder it's kept in once that is known. */
type Last = { content: string; keeping: Promise<string> }

/**
 * Makes a keeper, which returns the enquiry's folder, or nothing if the same person has just sent the same thing: on a
 * slow line, a browser gives up and its user presses Send again, sometimes while the first one is still being written.
 * What someone sends after changing their mind counts, even if it's what they sent at first.
 */
export function createKeeper() {
  const lastFrom = createRecent<Last>(allowances.sameEnquiry)
  return async ({ client, form, enquiry }: Sent, keep: () => Promise<string>): Promise<string | undefined> => {
    const { answers, photo } = enquiry
    const person = hash([client, form, answers.email])
    const content = hash([answers, photo?.file.hash])
    for (let last = lastFrom.get(person); last?.content === content; last = lastFrom.get(person)) {
      if (await last.keeping.catch(() => '')) return undefined
    }
    const keeping = keep()
    const last = { content, keeping }
    lastFrom.set(person, last)
    keeping.catch(() => {
      if (lastFrom.get(person) === last) lastFrom.delete(person)
    })
    return keeping
  }
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64')
}
