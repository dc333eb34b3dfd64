import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { Grid, Stack } from '@/components/ui/Layout'
import { Unbroken } from '@/components/ui/Unbroken'
import type { WeekdayShare } from '@/content/types'
import styles from './Weekday.module.scss'

type WeekdayProps = {
  heading: string
  shares: readonly WeekdayShare[]
  opener: string
  lead: string
}

export function Weekday({ heading, shares, opener, lead }: WeekdayProps) {
  return (
    <section aria-labelledby="weekday" className="ground" data-tone="band" data-tight>
      <Stack className="wrap">
        <h2 id="weekday" className="h3">
          {heading}
        </h2>
        <Grid as="ul" column="20rem" rows={3}>
          {shares.map(({ id, count, what, text }) => (
            <li key={id}>
              <p>
                <strong className="figure">{count}</strong> <Unbroken text={what} />
              </p>
              <Tens of={id} count={count} />
              <p className="small">{text}</p>
            </li>
          ))}
        </Grid>
        <details>
          <summary className={`standalone ${styles.opener}`}>
            {opener}
            <Icon name="chevron" size={28} />
          </summary>
          <p>{lead}</p>
          <ul className={styles.sums}>
            {shares.map(({ id, sum }) => (
              <li key={id}>{sum}.</li>
            ))}
          </ul>
        </details>
      </Stack>
    </section>
  )
}

type TensProps = { of: WeekdayShare['id']; count: number }

/** Marks in a row, each this wide; three different ones come before they repeat. */
const columns = 7
const width = 40
const kinds = 3

/** A mark for every ten. Each kind is drawn once, in a pattern. Decorative, because the count is there in words. */
function Tens({ of, count }: TensProps) {
  const { height, tile } = drawings[of]
  const marks = Math.max(1, Math.round(count / 10))
  const fullRows = Math.floor(marks / columns)
  const left = marks % columns
  const id = `marks-${of}`
  return (
    <svg
      aria-hidden="true"
      className={styles.drawing}
      data-of={of}
      data-print="hide"
      viewBox={`0 0 ${columns * width} ${Math.ceil(marks / columns) * height}`}
    >
      <pattern id={id} width={width * kinds} height={height} patternUnits="userSpaceOnUse">
        {tile}
      </pattern>
      <rect width={columns * width} height={fullRows * height} fill={`url(#${id})`} />
      <rect y={fullRows * height} width={left * width} height={height} fill={`url(#${id})`} />
    </svg>
  )
}

const plates = (
  <>
    {[20, 60, 100].map((x) => (
      <g key={x}>
        <circle fill="var(--color-wood)" cx={x + 1} cy="21.5" r="17" />
        <circle fill="var(--color-surface-raised)" cx={x} cy="20" r="17" />
        <circle fill="none" stroke="var(--color-wood)" cx={x} cy="20" r="12.5" />
      </g>
    ))}
    <path fill="var(--color-accent)" d="M12 19a6 6 0 0 1 10-5l-2 7-7 1Z" />
    <path fill="var(--color-ornament)" d="M13 23h7l3 5a9 9 0 0 1-10-5Z" />
    <path fill="var(--color-donate)" d="M23 14a9 9 0 0 1 3 12l-3 1-2-6Z" />
    <path fill="var(--color-donate)" d="M51 20a9 9 0 0 1 9-9l1 8-4 4Z" />
    <path fill="var(--color-ornament)" d="M63 12a9 9 0 0 1 5 11l-6-3Z" />
    <path fill="var(--color-accent)" d="M54 24l6-3 6 4a9 9 0 0 1-12-1Z" />
    <path fill="var(--color-ornament)" d="M92 17a9 9 0 0 1 15-3l-7 6Z" />
    <path fill="var(--color-donate)" d="M91 20l8 2 1 7a9 9 0 0 1-9-9Z" />
    <path fill="var(--color-accent)" d="M109 17a9 9 0 0 1-6 11l-1-7Z" />
  </>
)

const windows = (
  <>
    {[0, 40, 80].map((x) => (
      <g key={x}>
        <path fill="var(--color-surface-raised)" d={`M${x + 7} 44V20a13 13 0 0 1 26 0v24Z`} />
        <path fill="var(--color-accent)" d={`M${x + 10} 42V20a10 10 0 0 1 20 0v22Z`} />
      </g>
    ))}
    <path fill="var(--color-donate)" d="M15 33h10l-2-7h-6ZM19 33h2v9h-2Z" />
    <path
      fill="var(--color-wood)"
      d="M50 42V20a10 10 0 0 1 8-9.8C58 22 55 32 50 36ZM70 42V20a10 10 0 0 0-8-9.8C62 22 65 32 70 36Z"
    />
    <path fill="var(--color-ornament)" d="M100 36c-6-2-7-7-6-11 4 1 6 5 6 11Zm0 0c6-2 7-7 6-11-4 1-6 5-6 11Z" />
    <path fill="var(--color-donate)" d="M96 36h8l-1 6h-6Z" />
    <path
      fill="var(--color-surface-raised)"
      d="M19.3 11h1.4v31h-1.4ZM10 23h20v1.4H10ZM59.3 11h1.4v31h-1.4ZM50 23h20v1.4H50ZM99.3 11h1.4v14h-1.4ZM90 23h20v1.4H90Z"
    />
    <path fill="var(--color-wood)" d="M4 44h32v3H4ZM44 44h32v3H44ZM84 44h32v3H84Z" />
  </>
)

const drawings: Record<WeekdayShare['id'], { height: number; tile: ReactNode }> = {
  meals: { height: 40, tile: plates },
  'home-care': { height: 52, tile: windows },
}
