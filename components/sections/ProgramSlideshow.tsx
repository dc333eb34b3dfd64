import { Leaf } from '@/components/ui/Leaf'
import { Picture } from '@/components/ui/Picture'
import { Slideshow } from '@/components/ui/Slideshow'
import { messages } from '@/content/messages'
import { organization } from '@/content/organization'
import type { Program } from '@/content/types'
import styles from './ProgramSlideshow.module.scss'

type ProgramSlideshowProps = { label: string; programs: readonly Program[]; interval: number; fade: number }

/** The windows of the programs one after the other, with the provider's name as the plate on the sill. */
export function ProgramSlideshow({ label, programs, interval, fade }: ProgramSlideshowProps) {
  return (
    <Slideshow
      label={label}
      interval={interval}
      fade={fade}
      labels={messages.slideshow}
      slides={programs.map((program, index) => ({
        id: program.id,
        content: (
          <Picture
            picture={program.image.picture}
            alt={`${program.name}: ${program.image.alt}`}
            sizes="(width >= 48em) 29rem, 21rem"
            isFirst={index === 0}
          />
        ),
      }))}
    >
      <p className={styles.plate}>
        <Leaf />
        {organization.name}
      </p>
    </Slideshow>
  )
}
