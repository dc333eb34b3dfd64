import { PhoneAndHours } from '@/components/site/PhoneLink'
import { RichText } from '@/components/site/RichText'
import { TermList } from '@/components/ui/TermList'
import { tableWords } from '@/content/messages'
import type { ProgramCosts } from '@/content/types'
import styles from './CostTable.module.scss'

type CostTableProps = ProgramCosts & {
  /** Names the table for screen readers. */
  caption: string
}

/**
 * What the program costs, with ways to pay below: a table where there are two prices or more, a line where there is
 * one. Prices that aren't on the site are a call away.
 */
export function CostTable({ caption, rows, dependsOn, waysHeading = tableWords.waysToPay, ways }: CostTableProps) {
  const prices = rows.map(({ item, note, price }) => ({
    item,
    note,
    price: typeof price === 'string' ? price : price.value,
    instead: typeof price === 'string' ? '' : price.instead,
  }))
  const printed = prices.filter(({ price }) => price !== '')
  const missing = prices.find(({ price }) => price === '')
  return (
    <div className={styles.frame}>
      {missing && (
        <div className={styles.call}>
          <p>
            {dependsOn} {missing.instead}:
          </p>
          <p>
            <PhoneAndHours />
          </p>
        </div>
      )}
      {printed.length === 1 &&
        printed.map(({ item, price, note }) => (
          <p key={item} className={styles.single}>
            {item}: <strong className={styles.figure}>{price}</strong>
            {note && <span className={styles.note}>{note}</span>}
          </p>
        ))}
      {printed.length > 1 && (
        <table className={styles.table}>
          <caption>
            <span className="visuallyHidden">{caption}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.what}>
                {tableWords.what}
              </th>
              <th scope="col">{tableWords.price}</th>
            </tr>
          </thead>
          <tbody>
            {printed.map(({ item, price, note }) => (
              <tr key={item}>
                <th scope="row">
                  {item} {note && <span className={styles.note}>{note}</span>}
                </th>
                <td>
                  <strong className={styles.figure}>{price}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {ways.length > 0 && (
        <div>
          {ways.length > 1 && <h3 className={styles.ways}>{waysHeading}</h3>}
          <TermList
            layout="rows"
            terms={ways.map(({ way, answer }) => ({ term: way, text: <RichText text={answer} /> }))}
          />
        </div>
      )}
    </div>
  )
}
