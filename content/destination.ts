import { formService } from './form-service'

/** The form service’s address; empty means this site’s own host, where the enquiry desk listens. */
const endpoint = (process.env.NEXT_PUBLIC_FORMS_ENDPOINT ?? '').replace(/\/+$/, '')

/** The provider’s project at the form service, when it has one. */
export const formProject = process.env.NEXT_PUBLIC_FORMSPREE_PROJECT || undefined

/** Where a form is sent, by script or without: `/p/{project}/f/{key}` or `/f/{key}`. */
export function formAction(key: string): string {
  return formProject ? `${endpoint}/p/${formProject}/f/${key}` : `${endpoint}/f/${key}`
}

const service = endpoint ? formService : undefined

/**
 * Where the messages of this build go and who tells the sender that one has arrived. Everything that the pages promise
 * about a form follows from it.
 */
export const destination = {
  /** The company in between; nothing when this site takes the messages itself. */
  service,
  /** Who is sure to send the sender a note; nothing when nobody is. */
  noteFrom: !service ? 'website' : service.sendsNote ? 'service' : undefined,
} as const
