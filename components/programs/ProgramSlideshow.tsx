import { organization } from '@/content/organization'
import type { Program } from '@/content/types'
import { PictureSlideshow } from '../sections/PictureSlideshow'

type ProgramSlideshowProps = { label: string; programs: readonly Program[]; interval: number; fade: number }

/** The windows of the programs one after the other, with the provider's name as the caption. */
export function ProgramSlideshow({ programs, ...rest }: ProgramSlideshowProps) {
  const pictures = programs.map(({ names, image }) => ({ ...image, alt: `${names.card}: ${image.alt}` }))
  return <PictureSlideshow {...rest} pictures={pictures} caption={organization.name} />
}
