import { Problem } from '../scripts/step'
import { createClientOf } from './client'
import { isEmailAddress } from './email-address'

export type Settings = {
  /** 0 takes any free port. */
  port: number
  /** Whether the port was set explicitly: then it's an error if it's taken. */
  isPortChosen: boolean
  host: string
  /** Where enquiries are kept. Created if it's missing. */
  enquiriesDir: string
  /** Bytes of free disk below which no more photos are accepted. */
  diskReserve: number
  /** Proxies on other computers whose X-Forwarded-For we trust. */
  trustedProxies: readonly string[]
  smtpUrl?: string
  officeEmail?: string
  allowedOrigin?: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings; throws on a malformed one, with a sentence naming it and what it should look like. */
export function readSettings(environment: Environment): Settings {
  const given = (name: string) => environment[name]?.trim() || undefined
  const settings: Settings = {
    port: wholeNumber('PORT', given('PORT') ?? '3000', 65535),
    isPortChosen: given('PORT') !== undefined,
    host: hostFrom(given('HOST') ?? '127.0.0.1'),
    enquiriesDir: given('ENQUIRIES_DIR') ?? 'data/enquiries',
    diskReserve: wholeNumber('DISK_RESERVE_MB', given('DISK_RESERVE_MB') ?? '500', 9_999_999) * 1024 * 1024,
    trustedProxies: proxiesFrom(given('TRUSTED_PROXY') ?? ''),
  }
  const smtpUrl = given('SMTP_URL')
  const officeEmail = given('OFFICE_EMAIL')
  const allowedOrigin = given('FORMS_ALLOWED_ORIGIN')
  if (smtpUrl) settings.smtpUrl = smtpUrlFrom(smtpUrl)
  if (officeEmail) settings.officeEmail = officeEmailFrom(officeEmail)
  if (allowedOrigin && allowedOrigin !== '*') settings.allowedOrigin = originFrom(allowedOrigin)
  return settings
}

function wholeNumber(name: string, text: string, most: number): number {
  if (/^\d{1,7}$/.test(text) && Number(text) <= most) return Number(text)
  const example = name === 'PORT' ? 'PORT=3000' : `${name}=500`
  throw new Problem(`${name} is "${text}". It must be a whole number from 0 to ${most}, for example ${example}.`)
}

function hostFrom(text: string): string {
  if (/^[\w.:%-]+$/.test(text)) return text
  throw new Problem(`HOST is "${text}". It must be an address without http:// or a port, for example HOST=127.0.0.1.`)
}

function proxiesFrom(text: string): string[] {
  const proxies = text.split(/[\s,]+/).filter(Boolean)
  try {
    createClientOf(proxies)
    return proxies
  } catch {
    throw new Problem(
      `TRUSTED_PROXY is "${text}". It must be the address or the network of the proxy in front of this server, ` +
        'for example TRUSTED_PROXY=192.0.2.10 or TRUSTED_PROXY=10.0.0.0/8; several are separated by commas.',
    )
  }
}

/** The error doesn't repeat the value, which usually holds a password. */
function smtpUrlFrom(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return text
  throw new Problem(
    'SMTP_URL must be the address of a mail server, for example SMTP_URL=smtps://name:password@mail.example.org:465. ' +
      'Special characters in the password are written with percent signs.',
  )
}

function officeEmailFrom(text: string): string {
  if (isEmailAddress(text)) return text
  throw new Problem(
    `OFFICE_EMAIL is "${text}". It must be one email address, for example OFFICE_EMAIL=office@example.org.`,
  )
}

function originFrom(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) return url.origin
  throw new Problem(
    `FORMS_ALLOWED_ORIGIN is "${text}". It must be the beginning of the website's address and nothing more, ` +
      'for example FORMS_ALLOWED_ORIGIN=https://www.example.org.',
  )
}
