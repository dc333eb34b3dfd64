import type { SendMailOptions } from 'nodemailer'
import { words } from '../../content/desk'
import { organization } from '../../content/organization'
import { limits } from '../desk/limits'
import type { StoredEnquiry } from '../desk/store'
import { enquiryText, shownForm } from '../inbox/enquiry-text'

type Enclosed = { folder: string; enquiry: StoredEnquiry; readPhoto: (file: string) => Promise<Buffer> }

/** An enquiry as an email to the office, with its answers and its photo. Replies go to the sender. */
export async function officeLetter(to: string, { folder, enquiry, readPhoto }: Enclosed): Promise<SendMailOptions> {
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

/** A name fit for an email header. */
function oneLine(name = ''): string {
  return name.replace(/\s+/g, ' ').slice(0, 100)
}
