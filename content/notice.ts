import { timeInSpanish, timeInWords } from '@/lib/dates/times'
import facts from './facts/notice.json' with { type: 'json' }
import { programFor } from './programs'
import type { Notice } from './schemas/facts'
import type { Language, Link, LinkTarget } from './types'

/** What every page says at its head for a while. Times are New Jersey's: '2026-12-01T06:00'. */
export type NoticeWords = {
  from: string
  until: string
  kind: Notice['kind']
  /** 'Closed' */
  label: string
  text: string
  dates: string
  link?: Link
  /** The language of its text, where that isn't the page's. */
  textLanguage?: 'en'
}

const words = {
  en: { closed: 'Closed', hours: 'Changed hours', news: 'Good news' },
  es: { closed: 'Cerrado', hours: 'Cambio de horario', news: 'Buenas noticias' },
} as const

export function noticeIn(language: Language | undefined, given = facts as Notice): NoticeWords | undefined {
  const { text, inSpanish, kind, programs, from, until, link } = given
  if (!text) return undefined
  const isSpanish = language === 'es'
  const about = programs.map((slug) => programFor(slug).names.menu).join(', ')
  const label = words[language ?? 'en'][kind]
  return {
    from,
    until,
    kind,
    label: about ? `${label} (${about})` : label,
    text: (isSpanish && inSpanish) || text,
    dates: isSpanish
      ? `Del ${inWords(from, 'es')} al ${inWords(until, 'es')}`
      : `${inWords(from)} to ${inWords(until)}`,
    ...(link.url && { link: { text: link.text, href: link.url as LinkTarget } }),
    ...(isSpanish && !inSpanish && { textLanguage: 'en' }),
  }
}

/** 'Tuesday, December 1, 6:00 a.m.' */
function inWords(moment: string, language: 'en' | 'es' = 'en'): string {
  const [day = '', time = ''] = moment.split('T')
  const options = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  const date = new Date(`${day}T00:00Z`).toLocaleDateString(language === 'es' ? 'es-US' : 'en-US', options)
  const clock = time as `${number}:${number}`
  return language === 'es' ? `${date} a las ${timeInSpanish(clock)}` : `${date}, ${timeInWords(clock)}`
}
