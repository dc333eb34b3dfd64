import { revealed } from '@/components/motion/revealed'
import { Prose } from '@/components/site/RichText'
import { Picture } from '@/components/ui/Picture'
import type { Block, Illustration } from '@/content/types'
import styles from './MarkedPassage.module.scss'

type MarkedPassageProps = { id: string; heading: string; mark: Illustration; text: readonly Block[] }

/** Running text beside a mark, such as the seal of an accrediting body. */
export function MarkedPassage({ id, heading, mark, text }: MarkedPassageProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
      <div className={styles.inner} {...revealed}>
        <div className={styles.mark}>
          <Picture picture={mark.picture} alt={mark.alt} shape="plain" sizes="(width >= 60em) 17rem, 14rem" />
        </div>
        <div className={styles.text}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <Prose blocks={text} />
        </div>
      </div>
    </section>
  )
}
