import { Prose } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import type { Block, Link } from '@/content/types'
import styles from './TextWithLink.module.scss'

type TextWithLinkProps = { text: readonly Block[]; link: Link }

/** Running text and the step it leads to. */
export function TextWithLink({ text, link }: TextWithLinkProps) {
  return (
    <div className={styles.text}>
      <Prose blocks={text} />
      <div data-print="hide">
        <SiteLink link={link} variant="secondary" />
      </div>
    </div>
  )
}
