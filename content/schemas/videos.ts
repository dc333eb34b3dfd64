import { z } from 'zod'
import { areDistinct, picture, spelled, words } from './fields'

const video = z.strictObject({
  id: spelled(
    'Its name in links',
    /^[a-z0-9-]*$/,
    'Write small letters and hyphens.',
    'Leave it empty for a new video; don’t change an old one.',
  ),
  title: words('Title'),
  youtubeId: spelled(
    'Address at YouTube',
    /^(sample-[\w-]+|[\w-]{11}|https:\/\/\S*(v=|youtu\.be\/|embed\/|shorts\/)[\w-]{11}\S*)$/,
    'Copy the video’s address from YouTube.',
  ),
  poster: picture('Picture', 'videos', 'What the page shows until someone presses play: 1280 by 720 or more.').regex(
    /./,
    'Choose a picture.',
  ),
  transcript: z.string().meta({
    label: 'Transcript',
    hint: 'What is said, for people who can’t hear it, or the address where it is written.',
    widget: 'text',
  }),
})

const shelf = (label: string) => z.array(video).min(1).meta({ label, one: 'video', summary: '{{title}}' })

/** The video library and the testimonials. */
export const videosSchema = z
  .strictObject({
    about: shelf('About'),
    recent: shelf('Recent videos'),
    thankYou: shelf('Thank-you messages'),
    families: shelf('Family testimonials'),
    spendADay: shelf('Spend-A-Day stories'),
    mealsOnWheels: video.meta({ label: 'The video on the Meals on Wheels page' }),
  })
  .refine(
    ({ mealsOnWheels, ...shelves }) => {
      const all = [...Object.values(shelves).flat(), mealsOnWheels]
      return areDistinct(all, ({ id, title }) => id || title) && areDistinct(all, ({ youtubeId }) => youtubeId)
    },
    { error: 'Two videos have the same name in links, title, or address. Give each its own.' },
  )
  .meta({ label: 'Videos' })

export type VideoFacts = z.infer<typeof video>
export type VideosFacts = z.infer<typeof videosSchema>
