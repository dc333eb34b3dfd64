import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import type { Finding } from '@/scripts/step'

const names = [
  'NEXT_PUBLIC_SITE_URL',
  'NEXT_PUBLIC_FORMS_ENDPOINT',
  'NEXT_PUBLIC_FORMSPREE_PROJECT',
  'EDITOR_REPOSITORY',
  'EDITOR_SIGN_IN',
] as const

export type BuildSettings = Partial<Record<(typeof names)[number], string | undefined>>

/** Adds to the environment what the files say that `next build` reads, in its order; what is set already stays. */
export function loadSettings(): void {
  for (const name of ['.env.production.local', '.env.local', '.env.production', '.env']) {
    if (existsSync(name)) loadEnvFile(name)
  }
}

export function readBuildSettings(): BuildSettings {
  loadSettings()
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}

/** Malformed settings; one that is not set is no mistake here (`npm run launch-check` asks for it). */
export function checkSettings(settings: BuildSettings): Finding[] {
  const { NEXT_PUBLIC_SITE_URL: site, NEXT_PUBLIC_FORMS_ENDPOINT: endpoint } = settings
  const project = settings.NEXT_PUBLIC_FORMSPREE_PROJECT
  const findings: Finding[] = []
  const report = (entry: string, problem: string, cure: string) =>
    findings.push({ file: 'settings (.env.local or the environment)', entry, field: '', problem, cure })
  if (site && !isOrigin(site, ['https:'])) {
    const cure = 'Write it like https://www.example.org, with https and without a path or a slash at the end.'
    report(names[0], `'${site}' can’t be used.`, cure)
  }
  if (endpoint && !isOrigin(endpoint, ['https:', 'http:'])) {
    const cure = 'Write it like https://formspree.io, without a path, or leave it empty to send to this site itself.'
    report(names[1], `'${endpoint}' can’t be used.`, cure)
  }
  if (project && !/^[\w-]+$/.test(project)) {
    const cure = 'Copy the number of the project from the form service, or leave it empty.'
    report(names[2], `'${project}' can’t be used.`, cure)
  }
  if (endpoint && !project) {
    const cure = 'Write the number of the project there; for an enquiry desk of your own at that address, write desk.'
    report(names[2], `is not set, so no form would reach ${endpoint}.`, cure)
  }
  if (project && !endpoint) {
    const cure = 'Write where the project is, like https://formspree.io, or leave both empty to send to this site.'
    report(names[1], `is not set, so no form would reach project ${project}.`, cure)
  }
  return findings
}

function isOrigin(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && new URL(value).origin === value && protocols.includes(new URL(value).protocol)
}

/** Origin that the forms send to; undefined when that is this site itself. */
export function formsOrigin(settings: BuildSettings): string | undefined {
  return settings.NEXT_PUBLIC_FORMS_ENDPOINT || undefined
}
