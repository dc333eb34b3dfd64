import { Fragment } from 'react'
import { PhoneAndHours } from '@/components/site/PhoneAndHours'
import { RichText } from '@/components/site/RichText'
import { TermList } from '@/components/ui/TermList'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { callForRate, messages, tableWords } from '@/content/messages'
import type { ProgramCosts } from '@/content/types'
import styles from './CostTable.module.scss'

type CostTableProps = ProgramCosts & {
  /** Names the table for screen readers. */
  caption: string
}

/** What each thing costs, and below it the ways to pay. A price that is not printed is one press on the telephone away. */
export function CostTable({ caption, rows, waysHeading = tableWords.waysToPay, ways }: CostTableProps) {
  const isSingle = rows.length === 1
  // One row explains itself: its column heads are for screen readers alone.
  const Head = isSingle ? VisuallyHidden : Fragment
  return (
    <div>
      <div className={styles.prices}>
        <table className={styles.table} data-single={isSingle}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.what}>
                <Head>{tableWords.what}</Head>
              </th>
              <th scope="col">
                <Head>{tableWords.price}</Head>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.item}>
                <th scope="row">
                  {row.item} {row.note && <span className={styles.note}>{row.note}</span>}
                </th>
                <td>{isRate(row) ? row.price : <strong className={styles.figure}>{row.price}</strong>}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {rows.some(isRate) && (
          <p className={styles.call}>
            {messages.call} <PhoneAndHours />
          </p>
        )}
      </div>
      <div className={styles.ways}>
        <h3>{waysHeading}</h3>
        <TermList
          layout="rows"
          terms={ways.map(({ way, answer }) => ({ term: way, text: <RichText text={answer} /> }))}
        />
      </div>
    </div>
  )
}

function isRate({ price }: { price: string }): boolean {
  return price === callForRate
}
