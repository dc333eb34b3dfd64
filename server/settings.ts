import { Problem } from '../console/step'

/** What the environment says about the server. */
export type Settings = {
  port: number
  host: string
  enquiriesDir: string
  smtpUrl?: string
  allowedOrigin?: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings; a malformed one stops with a sentence that names it and the form it should have. */
export function readSettings(environment: Environment): Settings {
  const given = (name: string) => environment[name]?.trim() || undefined
  const settings: Settings = {
    port: portFrom(given('PORT') ?? '3000'),
    host: hostFrom(given('HOST') ?? '127.0.0.1'),
    enquiriesDir: given('ENQUIRIES_DIR') ?? 'data/enquiries',
  }
  const smtpUrl = given('SMTP_URL')
  const allowedOrigin = given('FORMS_ALLOWED_ORIGIN')
  if (smtpUrl) settings.smtpUrl = smtpUrlFrom(smtpUrl)
  if (allowedOrigin) settings.allowedOrigin = originFrom(allowedOrigin)
  return settings
}

function portFrom(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port >= 0 && port <= 65535) return port
  throw new Problem(`PORT is "${text}". It must be a whole number from 0 to 65535, for example PORT=3000.`)
}

function hostFrom(text: string): string {
  if (/^[\w.:%-]+$/.test(text)) return text
  throw new Problem(`HOST is "${text}". It must be an address without http:// or a port, for example HOST=127.0.0.1.`)
}

/** The value is not repeated in the sentence: it usually holds a password. */
function smtpUrlFrom(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return text
  throw new Problem(
    'SMTP_URL must be the address of a mail server, for example SMTP_URL=smtps://name:password@mail.example.org:465. ' +
      'Special characters in the password are written with percent signs.',
  )
}

function originFrom(text: string): string {
  if (text === '*') return text
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) return url.origin
  throw new Problem(
    `FORMS_ALLOWED_ORIGIN is "${text}". It must be the beginning of the website's address and nothing more, ` +
      'for example FORMS_ALLOWED_ORIGIN=https://www.example.org.',
  )
}
