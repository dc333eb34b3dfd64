import { z } from 'zod'
import type { ProgramSlug } from '@/content/programs'
import { maybe, programSlugs, spelled } from './fields'

const moment = (label: string, hint: string) =>
  spelled(
    label,
    /^(\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d)?$/,
    'Choose a day and an hour.',
    hint,
  ).meta({ widget: 'datetime' })

const length = 160
const tooLong = `Say it in ${length} characters.`
const line = (label: string, hint: string) => z.string(tooLong).max(length, tooLong).meta({ label, hint, say: tooLong })

/** What every page says at its head for a while: 'Closed on Tuesday because of snow.' */
export const noticeSchema = z
  .strictObject({
    text: line('What it says', 'One or two short sentences. Empty it, and no page shows anything.'),
    inSpanish: line('The same in Spanish', 'For the Spanish page. If it is empty, that page says it in English.'),
    kind: z
      .enum(['closed', 'hours', 'news'], 'Choose one.')
      .meta({ label: 'Kind', labels: { closed: 'Closed', hours: 'Changed hours', news: 'Good news' } }),
    programs: z
      .array(z.enum(Object.keys(programSlugs) as ProgramSlug[], 'Choose programs of the list.'))
      .meta({ label: 'Programs', hint: 'Which it is about. None means all of us.', labels: programSlugs }),
    from: moment('From', 'When pages begin to show it, in New Jersey time.'),
    until: moment('Until', 'When pages stop.'),
    link: z
      .strictObject({
        text: maybe('Words of the link'),
        url: spelled(
          'Address',
          /^(https:\/\/[^\s/]\S*|\/\S*)?$/,
          'Begin it with https://, or write a page of this site, like /spad.',
        ).meta({ widget: 'link' }),
      })
      .refine(({ text, url }) => !text === !url, { path: ['url'], error: 'A link needs words and an address.' })
      .meta({ label: 'Link', hint: 'Only if there is more to read.' }),
  })
  .refine(({ text, from, until }) => !text || (from && until), { path: ['until'], error: 'Say from when until when.' })
  .refine(({ from, until }) => !from || !until || from < until, {
    path: ['until'],
    error: 'The notice ends before it starts.',
  })
  .meta({ label: 'Notice on every page' })

export type Notice = z.infer<typeof noticeSchema>
