import { Fragment } from 'react'
import { PhoneAndHours } from '@/components/site/PhoneLink'
import { RichText } from '@/components/site/RichText'
import { TermList } from '@/components/ui/TermList'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { tableWords } from '@/content/messages'
import type { CostRow, OwnerFact, ProgramCosts } from '@/content/types'
import styles from './CostTable.module.scss'

type CostTableProps = ProgramCosts & {
  /** Names the table for screen readers. */
  caption: string
}

/**
 * What each thing costs, with ways to pay below. Prices not on the site come first and share one cell: they're a call
 * away.
 */
export function CostTable({ caption, rows, waysHeading = tableWords.waysToPay, ways }: CostTableProps) {
  const isSingle = rows.length === 1
  const rated = rows.filter(isRate)
  const priced = rows.filter((row) => !isRate(row))
  // A single row explains itself, so its column headers are for screen readers only.
  const Head = isSingle ? VisuallyHidden : Fragment
  return (
    <div className={styles.frame}>
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
          {rated.map((row, index) => (
            <tr key={row.item} className={styles.rated}>
              <RowHead row={row} />
              {index === 0 && (
                <td rowSpan={rated.length}>
                  {row.price.instead}
                  <p className={styles.call}>
                    <PhoneAndHours />
                  </p>
                </td>
              )}
            </tr>
          ))}
          {priced.map((row) => (
            <tr key={row.item}>
              <RowHead row={row} />
              <td>
                <strong className={styles.figure}>{printed(row)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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

function RowHead({ row: { item, note } }: { row: CostRow }) {
  return (
    <th scope="row">
      {item} {note && <span className={styles.note}>{note}</span>}
    </th>
  )
}

/** A row whose price the owner hasn't filled in yet. */
function isRate(row: CostRow): row is CostRow & { price: OwnerFact } {
  return typeof row.price !== 'string' && row.price.value === ''
}

function printed({ price }: CostRow): string {
  return typeof price === 'string' ? price : price.value
}
