import { words } from '../../content/desk'
import { isEmailAddress, mailboxOf } from '../email-address'
import { allowances } from '../enquiries/limits'
import { kindOf, type Log } from '../log'
import { createAllowance, createRecent } from '../recent'
import { letterTo } from './note'
import type { PostOffice } from './post-office'

/** The result of asking for a note: an HTTP status and a sentence. */
export type Outcome = { status: number; message: string }

export type Acknowledger = ReturnType<typeof createAcknowledger>

/** Sends notes to people whose enquiry was kept, without flooding a mailbox or the mail server, whoever asks. */
export function createAcknowledger(postOffice: PostOffice, log: Log) {
  const { hour, day, notesPerMailbox, notesPerClient, notesInAll, laterNotesInAll } = allowances
  const allowed = createRecent<true>(hour)
  const ofMailbox = createAllowance(notesPerMailbox, day)
  const ofClient = createAllowance(notesPerClient, hour)
  const ofAll = createAllowance(notesInAll, hour)
  const ofLater = createAllowance(laterNotesInAll, hour)
  const asking = (address: string, client: string) => `${client} ${mailboxOf(address)}`
  return {
    /** Records that an enquiry was kept: one note may go to this address if the same client asks for it. */
    allow: (address: string, client: string) => allowed.set(asking(address, client), true),
    async send(given: string, client: string): Promise<Outcome> {
      const address = given.trim()
      if (!isEmailAddress(address)) return { status: 422, message: words.email }
      const isLater = ofClient.taken(client) > 0
      const needed = [
        { allowance: ofMailbox, name: mailboxOf(address) },
        { allowance: ofClient, name: client },
        { allowance: ofAll, name: '' },
        ...(isLater ? [{ allowance: ofLater, name: '' }] : []),
      ]
      const mayBeSent =
        allowed.get(asking(address, client)) && needed.every(({ allowance, name }) => allowance.has(name))
      if (!mayBeSent) return { status: 429, message: words.alreadyAcknowledged }
      for (const { allowance, name } of needed) allowance.take(name)
      allowed.delete(asking(address, client))
      try {
        await postOffice.send(letterTo(address))
        return { status: 200, message: words.acknowledged }
      } catch (error) {
        for (const { allowance, name } of needed) allowance.giveBack(name)
        allowed.set(asking(address, client), true)
        log(`A note could not be sent: ${kindOf(error)}.`)
        return { status: 502, message: words.notAcknowledged }
      }
    },
  }
}
