import { RichText } from '@/components/site/RichText'
import { townWords } from '@/content/town-words'
import type { ServiceArea } from '@/content/types'
import type { Verdict } from '@/lib/towns/verdict'
import styles from './VerdictLine.module.scss'

type VerdictLineProps = { area: ServiceArea; verdict: Verdict }

/** Whether a program goes to the reader's town: a short answer and a sentence. */
export function VerdictLine({ area, verdict }: VerdictLineProps) {
  return (
    <p className={styles.line} data-verdict={verdict}>
      <strong className={styles.word}>{townWords.verdicts[verdict]}</strong> <RichText text={area[verdict]} />{' '}
    </p>
  )
}
