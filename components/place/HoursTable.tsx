import { Unbroken } from '@/components/ui/Unbroken'
import { tableWords } from '@/content/messages'
import type { HoursRow } from '@/content/types'
import { daysInWords, timeInWords } from '@/lib/dates/times'
import styles from './HoursTable.module.scss'

type HoursTableProps = {
  /** Names the table for screen readers. */
  caption: string
  rows: readonly HoursRow[]
  /** Below the table. */
  note?: string
}

/** When someone is there: one row per service. */
export function HoursTable({ caption, rows, note }: HoursTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          <span className="visuallyHidden">{caption}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{tableWords.what}</th>
            <th scope="col">{tableWords.days}</th>
            <th scope="col">{tableWords.hours}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.what}>
              <th scope="row">
                <Unbroken text={row.what} />
              </th>
              <td>{daysInWords(row.days)}</td>
              <td className={styles.hours}>
                <span>{timeInWords(row.from)}</span> {tableWords.to} <span>{timeInWords(row.to)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
