import { PictureSlideshow } from '@/components/sections/PictureSlideshow'
import { organization } from '@/content/organization'
import type { Program } from '@/content/types'

type ProgramSlideshowProps = { label: string; programs: readonly Program[]; interval: number; fade: number }

/** A picture of each program, under the provider's name, with the way to its page. */
export function ProgramSlideshow({ programs, ...rest }: ProgramSlideshowProps) {
  const slides = programs.map(({ names, image, slug }) => ({
    ...image,
    caption: { text: names.card, href: `/${slug}` as const },
  }))
  return <PictureSlideshow {...rest} slides={slides} sign={organization.name} />
}
