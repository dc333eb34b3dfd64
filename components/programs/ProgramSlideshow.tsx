import { organization } from '@/content/organization'
import type { Program } from '@/content/types'
import { PictureSlideshow } from '../sections/PictureSlideshow'

type ProgramSlideshowProps = { label: string; programs: readonly Program[]; interval: number; fade: number }

/** An ordinary day in the programs' windows, from morning to dusk, under the provider's name. */
export function ProgramSlideshow({ programs, ...rest }: ProgramSlideshowProps) {
  const slides = programs.map(({ names, image, moment, slug }) => ({
    ...image,
    sill: { lead: moment.hour, line: moment.line, link: { text: names.card, href: `/${slug}` as const } },
  }))
  return <PictureSlideshow {...rest} slides={slides} sign={organization.name} />
}
