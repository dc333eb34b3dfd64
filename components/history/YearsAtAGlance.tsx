import { Grid } from '@/components/ui/Layout'
import { Picture } from '@/components/ui/Picture'
import { Table } from '@/components/ui/Table'
import { Unbroken } from '@/components/ui/Unbroken'
import type { Illustration } from '@/content/types'
import styles from './YearsAtAGlance.module.scss'

type YearsAtAGlanceProps = {
  heading: string
  image: Illustration
  headings: { year: string; what: string }
  /** `at`: where the year sits in the picture, in percent of its width and height. */
  rows: readonly { year: number; what: string; at: { x: number; y: number } }[]
}

export function YearsAtAGlance({ heading, image, headings, rows }: YearsAtAGlanceProps) {
  return (
    <Grid column="18rem" gap={24}>
      <div className={styles.picture}>
        <Picture {...image} shape="plain" sizes="(width >= 60em) 36rem, 92vw" />
        {rows.map(({ year, at }) => (
          <span key={year} className={styles.stop} style={{ left: `${at.x}%`, top: `${at.y}%` }} aria-hidden>
            {year}
          </span>
        ))}
      </div>
      <Table caption={heading} columns={[headings.year, headings.what]}>
        {rows.map(({ year, what }) => (
          <tr key={year}>
            <th scope="row">
              <span className={`h4 ${styles.year}`}>{year}</span>
            </th>
            <td>
              <Unbroken text={what} />
            </td>
          </tr>
        ))}
      </Table>
    </Grid>
  )
}
