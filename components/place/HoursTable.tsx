import { Stack } from '@/components/ui/Layout'
import { Table } from '@/components/ui/Table'
import { Unbroken } from '@/components/ui/Unbroken'
import { tableWords } from '@/content/messages'
import type { HoursRow } from '@/content/types'
import { daysInWords, timesInWords } from '@/lib/dates/times'

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
    <Stack>
      <Table caption={caption} columns={[tableWords.what, tableWords.days, tableWords.hours]}>
        {rows.map((row) => (
          <tr key={row.what}>
            <th scope="row">
              <Unbroken text={row.what} />
            </th>
            <td>{daysInWords(row.days)}</td>
            <td>
              <Unbroken text={timesInWords(row)} />
            </td>
          </tr>
        ))}
      </Table>
      {note && <p className="small">{note}</p>}
    </Stack>
  )
}
