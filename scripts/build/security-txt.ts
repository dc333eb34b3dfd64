import { join } from 'node:path'
import { organization } from '@/content/organization'
import { step, whenStartedAlone } from '@/scripts/step'
import { writeIfChanged } from './files'
import { readBuildSettings } from './settings'

/** The standard asks for less than a year; a site that goes unbuilt that long has no one looking after it. */
const validDays = 360

/** Text of security.txt (RFC 9116): who to tell about a vulnerability, and how long that stays valid. */
export function securityText(now: Date, siteUrl: string | undefined): string {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1000)
  const lines = [
    `Contact: mailto:${organization.acknowledgementEmail}`,
    `Contact: ${organization.phone.href}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
  ]
  if (siteUrl) lines.push(`Canonical: ${siteUrl}/.well-known/security.txt`)
  return `${lines.join('\n')}\n`
}

export async function writeSecurityText(folder = 'out'): Promise<string> {
  const text = securityText(new Date(), readBuildSettings().NEXT_PUBLIC_SITE_URL)
  await writeIfChanged(join(folder, '.well-known/security.txt'), text)
  return /Expires: .*/.exec(text)?.[0] ?? ''
}

whenStartedAlone('security-txt.ts', () => step('security.txt', () => writeSecurityText()))
