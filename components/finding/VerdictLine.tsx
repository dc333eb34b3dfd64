import { RichText } from '@/components/site/RichText'
import { townWords } from '@/content/town-words'
import type { ServiceArea } from '@/content/types'
import styles from './VerdictLine.module.scss'
import type { Verdict } from './verdict'

type VerdictLineProps = { area: ServiceArea; verdict: Verdict }

/** Whether a program goes to the reader's town: a short answer and a sentence. */
export function VerdictLine({ area, verdict }: VerdictLineProps) {
  return (
    <p className={styles.line} data-verdict={verdict}>
      <strong className={styles.word}>{townWords.verdicts[verdict]}</strong> <RichText text={area[verdict]} />{' '}
    </p>
  )
}
