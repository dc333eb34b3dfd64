import { PhoneAndHours } from '@/components/site/PhoneLink'
import { Prose, RichText } from '@/components/site/RichText'
import { Stack } from '@/components/ui/Layout'
import { Table } from '@/components/ui/Table'
import { TermList } from '@/components/ui/TermList'
import { tableWords } from '@/content/messages'
import type { ProgramCosts } from '@/content/types'

type CostTableProps = ProgramCosts & {
  caption: string
}

/**
 * What the program costs, with ways to pay below: a table where there are two prices or more, a line where there is
 * one. Prices that aren't on the site are a call away.
 */
export function CostTable({ caption, rows, dependsOn = '', waysHeading = tableWords.waysToPay, ways }: CostTableProps) {
  const prices = rows.map(({ item, note, price }) => ({
    item,
    note,
    price: typeof price === 'string' ? price : price.value,
    instead: typeof price === 'string' ? '' : price.instead,
  }))
  const printed = prices.filter(({ price }) => price !== '')
  const missing = prices.find(({ price }) => price === '')
  return (
    <Stack gap={40}>
      {missing && (
        <Stack>
          <Prose blocks={[`${dependsOn} ${missing.instead}:`.trim()]} />
          <p>
            <PhoneAndHours />
          </p>
        </Stack>
      )}
      {printed.length === 1 &&
        printed.map(({ item, price, note }) => (
          <div key={item}>
            <p className="h3">
              {item}: <strong>{price}</strong>
            </p>
            {note && <p className="small">{note}</p>}
          </div>
        ))}
      {printed.length > 1 && (
        <Table caption={caption} columns={[tableWords.what, tableWords.price]}>
          {printed.map(({ item, price, note }) => (
            <tr key={item}>
              {/* The prices line up with what's said of the ways to pay. */}
              <th scope="row" style={{ inlineSize: 'var(--term-column)' }}>
                {item}
              </th>
              <td>
                <strong className="h3">{price}</strong> {note && <p className="small">{note}</p>}
              </td>
            </tr>
          ))}
        </Table>
      )}
      {ways.length > 0 && (
        <Stack>
          {ways.length > 1 && <h3 className="h4">{waysHeading}</h3>}
          <TermList
            layout="rows"
            terms={ways.map(({ way, answer }) => ({ term: way, text: <RichText text={answer} /> }))}
          />
        </Stack>
      )}
    </Stack>
  )
}
