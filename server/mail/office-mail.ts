import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { words } from '../../content/desk'
import { organization } from '../../content/organization'
import { enquiryText, shownForm } from '../enquiries/enquiry-text'
import { limits } from '../enquiries/limits'
import { officeMark, type StoredEnquiry } from '../enquiries/storage'
import { readEnquiry } from '../enquiries/stored-enquiries'
import { kindOf, type Log } from '../log'
import type { PostOffice } from './post-office'

type Options = {
  home: string
  officeEmail: string
  postOffice: PostOffice
  log: Log
  /** Milliseconds before retrying what couldn't be sent. */
  again: number
}

/** Mails enquiries. `close` resolves once the one being sent is sent; the rest wait on disk for the next start. */
export type OfficeMail = { tell(folder: string): void; close(): Promise<void> }

/**
 * Mails enquiries to the office one by one, without making the visitor wait. The queue is on disk: an enquiry is kept
 * with a mark on it, which is removed once the mail server has taken it. So nothing is lost when this server stops or
 * the mail server is down; one that was interrupted in between may be sent twice.
 */
export function openOfficeMail({ home, officeEmail, postOffice, log, again }: Options): OfficeMail {
  let isOpen = true
  let line = Promise.resolve()
  const failed = new Set<string>()

  const send = async (folder: string) => {
    const mark = join(home, folder, officeMark)
    const enquiry = await readEnquiry(home, folder)
    // If it was moved to the archive, someone has read it.
    if (!enquiry || !existsSync(mark)) return
    const readPhoto = (file: string) => readFile(join(home, folder, file))
    await postOffice.send(await officeLetter(officeEmail, { folder, enquiry, readPhoto }))
    await rm(mark, { force: true })
  }
  const tell = (folder: string) => {
    line = line.then(async () => {
      if (!isOpen) return
      await send(folder).catch((error) => {
        failed.add(folder)
        log(`An enquiry could not be mailed to the office: ${kindOf(error)}. It will be tried again: ${folder}`)
      })
    })
  }
  const tryAgain = () => {
    const folders = [...failed]
    failed.clear()
    for (const folder of folders) tell(folder)
  }
  readdir(home).then(
    (folders) =>
      folders
        .sort()
        .filter((folder) => isWaiting(home, folder))
        .forEach(tell),
    () => {},
  )
  const timer = setInterval(tryAgain, again).unref()
  return {
    tell,
    close() {
      isOpen = false
      clearInterval(timer)
      return line
    },
  }
}

function isWaiting(home: string, folder: string): boolean {
  return existsSync(join(home, folder, officeMark))
}

type Enclosed = { folder: string; enquiry: StoredEnquiry; readPhoto: (file: string) => Promise<Buffer> }

async function officeLetter(to: string, { folder, enquiry, readPhoto }: Enclosed): Promise<SendMailOptions> {
  const { fields, photo } = enquiry
  const isLarge = photo !== undefined && photo.bytes > limits.mailedPhotoBytes
  const parts = [
    words.officeLead,
    enquiryText(enquiry),
    ...(isLarge ? [words.officePhotoIsLarge] : []),
    words.officeInbox(folder),
  ]
  const enclosed = photo && !isLarge
  return {
    from: { name: organization.name, address: organization.acknowledgementEmail },
    to: { name: '', address: to },
    ...(fields.email ? { replyTo: { name: oneLine(fields.fullName), address: fields.email } } : {}),
    subject: words.officeSubject(shownForm(enquiry), oneLine(fields.fullName)),
    text: parts.join('\n\n'),
    attachments: enclosed
      ? [{ filename: photo.file, contentType: photo.type, content: await readPhoto(photo.file) }]
      : [],
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function oneLine(name = ''): string {
  return name.replace(/\s+/g, ' ').slice(0, 100)
}
