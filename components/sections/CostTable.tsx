import { RichText } from '@/components/site/RichText'
import { TermList } from '@/components/ui/TermList'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { tableWords } from '@/content/messages'
import { organization } from '@/content/organization'
import type { ProgramCosts } from '@/content/types'
import styles from './CostTable.module.scss'

type CostTableProps = ProgramCosts & {
  /** Names the table for screen readers. */
  caption: string
}

/** What each thing costs, and below it the ways to pay. A price that is not printed is one press on the telephone away. */
export function CostTable({ caption, rows, ways }: CostTableProps) {
  return (
    <div className={styles.costs}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{tableWords.what}</th>
            <th scope="col">{tableWords.price}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.item}>
              <th scope="row">
                {row.item} {row.note && <span className={styles.note}>{row.note}</span>}
              </th>
              <td>
                <Price price={row.price} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.ways}>
        <h3>{tableWords.waysToPay}</h3>
        <TermList
          layout="rows"
          terms={ways.map(({ way, answer }) => ({ term: way, text: <RichText text={answer} /> }))}
        />
      </div>
    </div>
  )
}

function Price({ price }: { price: string }) {
  if (price !== tableWords.callForRate) return <strong className={styles.figure}>{price}</strong>
  return (
    <a className={styles.call} href={organization.phone.href} data-number={organization.phone.printed}>
      {price}
    </a>
  )
}
