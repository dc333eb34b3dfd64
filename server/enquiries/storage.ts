import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { words } from '../../content/desk'
import type { CheckedEnquiry } from './check-enquiry'
import { incomingName, publish, syncFolder, writeDurably } from './durable'
import { refuse } from './refusal'

/** A file next to enquiry.json for as long as the enquiry is waiting to be mailed to the office. */
export const officeMark = '.for-the-office'

/** What enquiry.json holds. */
export type StoredEnquiry = {
  /** ISO 8601, UTC. */
  received: string
  form: string
  /** Answers by field name, in the order of the form. */
  fields: Record<string, string>
  photo?: { file: string; name: string; type: string; bytes: number }
}

/** A message on its way in: a folder no one sees until it's complete. */
export type Draft = {
  /** Opens the photo's file; refuses when what's left of the disk is reserved for text. */
  openPhoto(field: string): Promise<FileHandle>
  /** Moves it in with the enquiries and returns the folder's name. */
  keep(form: string, enquiry: CheckedEnquiry): Promise<string>
  /** Puts an acknowledgement next to the enquiries and returns the file's name. */
  keepLetter(letter: Buffer): Promise<string>
  /** Removes what's left of it; does nothing once it's kept. */
  discard(): Promise<void>
}

/** The folder of enquiries. */
export type Store = {
  folder: string
  draft(): Draft
  /** Whether more of the disk is free than the reserve; rejects if there's no folder. */
  hasRoom(): Promise<boolean>
}

type StoreOptions = {
  /** Bytes of free disk that photos may not use. */
  reserve?: number | undefined
  /** Whether each enquiry is marked for mailing to the office from the moment it's there. */
  isForOffice?: boolean
}

/** Opens the folder where enquiries are kept. Nothing is written before the first message. */
export function openStore(folder: string, { reserve = 0, isForOffice = false }: StoreOptions = {}): Store {
  const hasRoom = async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= reserve
  }
  return { folder, hasRoom, draft: () => createDraft(folder, hasRoom, isForOffice) }
}

function createDraft(folder: string, hasRoom: Store['hasRoom'], isForOffice: boolean): Draft {
  const home = join(folder, incomingName, `${process.pid}-${randomBytes(8).toString('hex')}`)
  const upload = join(home, 'photo.part')
  const makeHome = () => mkdir(home, { recursive: true, mode: 0o700 })
  return {
    async openPhoto(field) {
      await makeHome()
      if (!(await hasRoom())) throw refuse(507, words.noRoom, { field })
      return open(upload, 'wx', 0o600)
    },
    async keep(form, { answers, photo }) {
      await makeHome()
      const received = new Date().toISOString()
      const enquiry: StoredEnquiry = { received, form, fields: answers }
      if (photo) {
        const { bytes, name } = photo.file
        enquiry.photo = { file: `photo.${photo.kind.extension}`, name, type: photo.kind.mediaType, bytes }
        await rename(upload, join(home, enquiry.photo.file))
      }
      await writeDurably(join(home, 'enquiry.json'), `${JSON.stringify(enquiry, null, 2)}\n`)
      if (isForOffice) await writeDurably(join(home, officeMark), '')
      await syncFolder(home)
      const name = nameFor(received, form)
      await publish(home, join(folder, name))
      return name
    },
    async keepLetter(letter) {
      await makeHome()
      const part = join(home, 'letter.eml')
      await writeDurably(part, letter)
      const name = `${nameFor(new Date().toISOString(), 'acknowledgement')}.eml`
      await publish(part, join(folder, name))
      return name
    },
    discard: () => rm(home, { recursive: true, force: true }),
  }
}

/** Sorts by time and never collides; colons are replaced because not every system allows them in file names. */
function nameFor(time: string, what: string): string {
  return `${time.replaceAll(':', '-')}_${what}_${randomBytes(6).toString('hex')}`
}
