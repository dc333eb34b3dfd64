import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import type { Finding } from './findings'

/** Settings of the build, as the environment gives them. */
export type BuildSettings = {
  NEXT_PUBLIC_SITE_URL?: string | undefined
  NEXT_PUBLIC_FORMS_ENDPOINT?: string | undefined
  NEXT_PUBLIC_FORMSPREE_PROJECT?: string | undefined
}

const file = 'settings (.env.local or the environment)'

/** The environment with the files that `next build` reads, in its order; what is set already stays. */
export function readBuildSettings(): BuildSettings {
  for (const name of ['.env.production.local', '.env.local', '.env.production', '.env']) {
    if (existsSync(name)) loadEnvFile(name)
  }
  const { NEXT_PUBLIC_SITE_URL, NEXT_PUBLIC_FORMS_ENDPOINT, NEXT_PUBLIC_FORMSPREE_PROJECT } = process.env
  return { NEXT_PUBLIC_SITE_URL, NEXT_PUBLIC_FORMS_ENDPOINT, NEXT_PUBLIC_FORMSPREE_PROJECT }
}

/** Malformed settings; one that is not set is no mistake here (`npm run launch-check` asks for it). */
export function checkSettings(settings: BuildSettings): Finding[] {
  const { NEXT_PUBLIC_SITE_URL: site, NEXT_PUBLIC_FORMS_ENDPOINT: endpoint } = settings
  const project = settings.NEXT_PUBLIC_FORMSPREE_PROJECT
  const findings: Finding[] = []
  if (site && !isOrigin(site, ['https:'])) {
    const cure = 'Write it like https://www.example.org, with https and without a path or a slash at the end.'
    findings.push(about('NEXT_PUBLIC_SITE_URL', site, cure))
  }
  if (endpoint && !isOrigin(endpoint, ['https:', 'http:'])) {
    const cure = 'Write it like https://formspree.io, without a path, or leave it empty to send to this site itself.'
    findings.push(about('NEXT_PUBLIC_FORMS_ENDPOINT', endpoint, cure))
  }
  if (project && !/^[\w-]+$/.test(project)) {
    const cure = 'Copy the number of the project from the form service, or leave it empty.'
    findings.push(about('NEXT_PUBLIC_FORMSPREE_PROJECT', project, cure))
  }
  if (endpoint && !project) {
    const cure = 'Write the number of the project there; for an enquiry desk of your own at that address, write desk.'
    findings.push(alone('NEXT_PUBLIC_FORMSPREE_PROJECT', endpoint, cure))
  }
  if (project && !endpoint) {
    const cure =
      'Write where the project is, like https://formspree.io, or leave both empty to send to this site itself.'
    findings.push(alone('NEXT_PUBLIC_FORMS_ENDPOINT', `project ${project}`, cure))
  }
  return findings
}

function about(entry: string, value: string, cure: string): Finding {
  return { file, entry, field: '', problem: `'${value}' can’t be used.`, cure }
}

function alone(entry: string, other: string, cure: string): Finding {
  return { file, entry, field: '', problem: `is not set, so no form would reach ${other}.`, cure }
}

function isOrigin(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && new URL(value).origin === value && protocols.includes(new URL(value).protocol)
}

/** Origin that the forms send to; undefined when that is this site itself. */
export function formsOrigin(settings: BuildSettings): string | undefined {
  return settings.NEXT_PUBLIC_FORMS_ENDPOINT || undefined
}
