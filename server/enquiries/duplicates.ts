import { createHash } from 'node:crypto'
import { createRecent } from '../recent'
import { allowances } from './limits'
import type { StoredEnquiry } from './storage'

export type KeepOnce = ReturnType<typeof createKeepOnce>

type Told = { form: string; answers: Record<string, string>; photo?: string | undefined }

/** What someone sent last, and the folder it's kept in once that is known. */
type Last = { content: string; keeping: Promise<string> }

/**
 * Returns the enquiry's folder, or nothing if the same person has just sent the same thing: on a slow line, a browser
 * gives up and its user presses Send again, sometimes while the first one is still being written, or on another
 * network. What someone sends after changing their mind counts, even if it's what they sent at first.
 * @param kept what an earlier run kept, oldest first
 */
export function createKeepOnce(kept: readonly StoredEnquiry[] = []) {
  const lastFrom = createRecent<Last>(allowances.sameEnquiry)
  for (const { form, fields, photo, received } of kept) {
    const { person, content } = keysOf({ form, answers: fields, photo: photo?.sha256 })
    lastFrom.set(person, { content, keeping: Promise.resolve('kept') }, Date.now() - Date.parse(received))
  }
  return async (told: Told, keep: () => Promise<string>): Promise<string | undefined> => {
    const { person, content } = keysOf(told)
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

function keysOf({ form, answers, photo }: Told): { person: string; content: string } {
  const { fullName, email, phoneNumber } = answers
  return { person: hash([form, fullName, email, phoneNumber]), content: hash([answers, photo]) }
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64')
}
