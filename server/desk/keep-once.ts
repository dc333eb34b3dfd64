import { createHash } from 'node:crypto'
import { createRecent } from '../recent'
import type { CheckedEnquiry } from './check-enquiry'
import { allowances } from './limits'

type Sent = { client: string; form: string; enquiry: CheckedEnquiry }

/** Keeps each enquiry once. */
export type Keeper = ReturnType<typeof createKeeper>

/**
 * Makes a keeper, which returns the enquiry's folder, or nothing if the same client has just sent the same thing: on a
 * slow line, a browser gives up and its user presses Send again, sometimes while the first one is still being written.
 */
export function createKeeper() {
  const known = createRecent<Promise<string>>(allowances.sameEnquiry)
  return async (sent: Sent, keep: () => Promise<string>): Promise<string | undefined> => {
    const name = fingerprint(sent)
    for (let before = known.get(name); before; before = known.get(name)) {
      if (await before.catch(() => '')) return undefined
    }
    const keeping = keep()
    known.set(name, keeping)
    keeping.catch(() => known.delete(name))
    return keeping
  }
}

function fingerprint({ client, form, enquiry }: Sent): string {
  const { answers, photo } = enquiry
  return createHash('sha256')
    .update(JSON.stringify([client, form, answers, photo?.file.hash]))
    .digest('base64')
}
