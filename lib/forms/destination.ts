import { formService } from '@/content/forms/service'

/** Address of the form service, or of our own desk elsewhere; empty means the desk on this site’s own host. */
const endpoint = (process.env.NEXT_PUBLIC_FORMS_ENDPOINT ?? '').replace(/\/+$/, '')

/** The provider’s project at the form service, if it has one. */
export const formProject = process.env.NEXT_PUBLIC_FORMSPREE_PROJECT || undefined

/** Where a form is sent, with or without script: `/p/{project}/f/{key}` or `/f/{key}`. */
export function formAction(key: string): string {
  return formProject ? `${endpoint}/p/${formProject}/f/${key}` : `${endpoint}/f/${key}`
}

const service = endpoint.endsWith(`//${formService.host}`) ? formService : undefined

/** Where the browser asks for a note to the sender: at the desk, or from a program on this site’s own host. */
export const noteAddress = `${service ? '' : endpoint}/sage-api/autoresponder.php`

/**
 * Where this build’s messages go, and who tells the sender that one has arrived. Everything the pages promise about a
 * form follows from this.
 */
export const destination = {
  /** The company in between; undefined when this site takes the messages itself. */
  service,
  /** Address of our own desk when it isn’t on this site’s host. */
  deskElsewhere: service ? '' : endpoint.replace(/^https?:\/\//, ''),
  /** Who’s sure to send the sender a note; undefined when no one is. */
  noteFrom: !service ? 'website' : service.sendsNote ? 'service' : undefined,
} as const
