import { Picture } from '@/components/ui/Picture'
import type { Illustration } from '@/content/types'
import styles from './YearsAtAGlance.module.scss'

type YearsAtAGlanceProps = {
  /** Names the table for screen readers. */
  heading: string
  image: Illustration
  headings: { year: string; what: string }
  /** `at`: where the year sits in the picture, in percent of its width and height. */
  rows: readonly { year: number; what: string; at: { x: number; y: number } }[]
}

/** The years on a picture, and the same years in words beside it. */
export function YearsAtAGlance({ heading, image, headings, rows }: YearsAtAGlanceProps) {
  return (
    <div className={styles.glance}>
      <div className={styles.picture}>
        <Picture {...image} shape="plain" sizes="(width >= 60em) 36rem, 92vw" />
        {rows.map(({ year, at }) => (
          <span key={year} className={styles.stop} style={{ left: `${at.x}%`, top: `${at.y}%` }} aria-hidden>
            {year}
          </span>
        ))}
      </div>
      <table className={styles.years} aria-label={heading}>
        <thead>
          <tr>
            <th scope="col">{headings.year}</th>
            <th scope="col">{headings.what}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ year, what }) => (
            <tr key={year}>
              <th scope="row" className={styles.year}>
                {year}
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
