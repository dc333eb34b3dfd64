/** The form service's address; empty means this site's own host, where the enquiry desk listens. */
const endpoint = (process.env.NEXT_PUBLIC_FORMS_ENDPOINT ?? '').replace(/\/+$/, '')

/** The provider's project at the form service, when it has one. */
export const formProject = process.env.NEXT_PUBLIC_FORMSPREE_PROJECT || undefined

/** Where a form is sent, by script or without: `/p/{project}/f/{key}` or `/f/{key}`. */
export function formAction(key: string): string {
  return formProject ? `${endpoint}/p/${formProject}/f/${key}` : `${endpoint}/f/${key}`
}

/** The host that messages go to when it is not this site's own. */
export const formServiceHost = endpoint ? new URL(endpoint).host : undefined
