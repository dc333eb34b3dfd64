import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { words } from '../../content/desk'
import type { CheckedEnquiry } from './check-enquiry'
import { incomingName, publish, syncFolder, writeDurably } from './durable'
import { limits } from './limits'
import { refuse } from './refusal'

/** A file next to enquiry.json for as long as the enquiry is waiting to be mailed to the office. */
export const officeMark = '.for-the-office'

export type StoredEnquiry = {
  /** ISO 8601, UTC. */
  received: string
  form: string
  /** Answers by field name, in the order of the form. */
  fields: Record<string, string>
  /** `sha256` is of the photo's bytes. */
  photo?: { file: string; name: string; type: string; bytes: number; sha256?: string }
}

export type Draft = ReturnType<typeof createDraft>
export type Store = ReturnType<typeof openStore>

type StoreOptions = {
  /** Bytes of free disk that photos may not use. */
  reserve?: number | undefined
  /** Whether each enquiry is marked for mailing to the office from the moment it's there. */
  isForOffice?: boolean
}

/** Opens the folder where enquiries are kept. Nothing is written before the first message. */
export function openStore(folder: string, { reserve = 0, isForOffice = false }: StoreOptions = {}) {
  const room = createRoom(folder, reserve)
  return {
    draft: () => createDraft(folder, room, isForOffice),
    /** Whether the disk has room for the largest photo besides the reserve; rejects if there's no folder. */
    hasRoom: () => room.has(limits.bodyBytes),
  }
}

/** The disk's free space without the reserve, and without what is promised to photos that are still arriving. */
function createRoom(folder: string, reserve: number) {
  let promised = 0
  let line: Promise<unknown> = Promise.resolve()
  const has = async (bytes: number) => {
    // What a photo writes meanwhile counts twice rather than not at all.
    const taken = promised
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize - taken - bytes >= reserve
  }
  return {
    has,
    /** Promises space, one photo after another; false if there isn't enough. */
    promise(bytes: number): Promise<boolean> {
      const answer = line.then(async () => {
        if (!(await has(bytes))) return false
        promised += bytes
        return true
      })
      line = answer.catch(() => {})
      return answer
    },
    giveBack(bytes: number): void {
      promised -= bytes
    },
  }
}

/** A message on its way in: a folder no one sees until it's complete. */
function createDraft(folder: string, room: ReturnType<typeof createRoom>, isForOffice: boolean) {
  const home = join(folder, incomingName, `${process.pid}-${randomBytes(8).toString('hex')}`)
  const upload = join(home, 'photo.part')
  const makeHome = () => mkdir(home, { recursive: true, mode: 0o700 })
  let promised = 0
  const giveBack = (bytes: number) => {
    room.giveBack(bytes)
    promised -= bytes
  }
  return {
    /** Opens the photo's file; refuses when the disk has no room for `most` bytes that isn't reserved for text. */
    async openPhoto(field: string, most: number) {
      await makeHome()
      if (!(await room.promise(most))) throw refuse(507, words.noRoom, { field })
      promised = most
      const file = await open(upload, 'wx', 0o600)
      return {
        async write(chunk: Buffer) {
          await file.appendFile(chunk)
          giveBack(Math.min(chunk.length, promised))
        },
        sync: () => file.sync(),
        close: () => file.close(),
      }
    },
    /** Moves it in with the enquiries and returns the folder's name. */
    async keep(form: string, { answers, photo }: CheckedEnquiry) {
      await makeHome()
      const received = new Date().toISOString()
      const enquiry: StoredEnquiry = { received, form, fields: answers }
      if (photo) {
        const { bytes, name, hash: sha256 } = photo.file
        enquiry.photo = { file: `photo.${photo.kind.extension}`, name, type: photo.kind.mediaType, bytes, sha256 }
        await rename(upload, join(home, enquiry.photo.file))
      }
      await writeDurably(join(home, 'enquiry.json'), `${JSON.stringify(enquiry, null, 2)}\n`)
      if (isForOffice) await writeDurably(join(home, officeMark), '')
      await syncFolder(home)
      const name = nameFor(received, form)
      await publish(home, join(folder, name))
      return name
    },
    /** Puts an acknowledgement next to the enquiries and returns the file's name. */
    async keepLetter(letter: Buffer) {
      await makeHome()
      const part = join(home, 'letter.eml')
      await writeDurably(part, letter)
      const name = `${nameFor(new Date().toISOString(), 'acknowledgement')}.eml`
      await publish(part, join(folder, name))
      return name
    },
    /** Removes what's left of it; does nothing once it's kept. */
    async discard() {
      await rm(home, { recursive: true, force: true }).finally(() => giveBack(promised))
    },
  }
}

/** Sorts by time and never collides; colons are replaced because not every system allows them in file names. */
function nameFor(time: string, what: string): string {
  return `${time.replaceAll(':', '-')}_${what}_${randomBytes(6).toString('hex')}`
}
