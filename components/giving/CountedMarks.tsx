import type { ReactNode } from 'react'
import type { WeekdayShare } from '@/content/types'
import styles from './CountedMarks.module.scss'
import { rowsOfMarks } from './rows-of-marks'

type CountedMarksProps = { of: WeekdayShare['id']; count: number }

type Marks = {
  /** Marks per row in one half. */
  columns: number
  width: number
  height: number
  /** How many different marks come in a row before they repeat. */
  kinds: number
  tile: ReactNode
}

/**
 * As many marks as the count says, in two halves: side by side where there's room, otherwise one above the other.
 * Each kind of mark is drawn once, in a pattern. Decorative, because the count is there in words.
 */
export function CountedMarks({ of, count }: CountedMarksProps) {
  const { columns, width, height, kinds, tile } = drawings[of]
  const id = `marks-${of}`
  return (
    <>
      <svg aria-hidden="true" width="0" height="0" className={styles.tile}>
        <pattern id={id} width={width * kinds} height={height} patternUnits="userSpaceOnUse">
          {tile}
        </pattern>
      </svg>
      {rowsOfMarks(count, columns).map(({ fullRows, left }, half) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: always two halves, in this order
          key={half}
          aria-hidden="true"
          className={styles.half}
          viewBox={`0 0 ${columns * width} ${(fullRows + Math.ceil(left / columns)) * height}`}
        >
          <rect width={columns * width} height={fullRows * height} fill={`url(#${id})`} />
          <rect y={fullRows * height} width={left * width} height={height} fill={`url(#${id})`} />
        </svg>
      ))}
    </>
  )
}

/** From above: three plates on the cloth, each with something different on it. */
const plates = (
  <>
    {[20, 60, 100].map((x) => (
      <g key={x}>
        <circle className={styles.shade} cx={x + 1} cy="21.5" r="17" />
        <circle className={styles.china} cx={x} cy="20" r="17" />
        <circle className={styles.rim} cx={x} cy="20" r="12.5" />
      </g>
    ))}
    <path className={styles.potato} d="M12 19a6 6 0 0 1 10-5l-2 7-7 1Z" />
    <path className={styles.greens} d="M13 23h7l3 5a9 9 0 0 1-10-5Z" />
    <path className={styles.meat} d="M23 14a9 9 0 0 1 3 12l-3 1-2-6Z" />
    <path className={styles.meat} d="M51 20a9 9 0 0 1 9-9l1 8-4 4Z" />
    <path className={styles.greens} d="M63 12a9 9 0 0 1 5 11l-6-3Z" />
    <path className={styles.potato} d="M54 24l6-3 6 4a9 9 0 0 1-12-1Z" />
    <path className={styles.greens} d="M92 17a9 9 0 0 1 15-3l-7 6Z" />
    <path className={styles.meat} d="M91 20l8 2 1 7a9 9 0 0 1-9-9Z" />
    <path className={styles.potato} d="M109 17a9 9 0 0 1-6 11l-1-7Z" />
  </>
)

/** From outside at dusk: arched windows, one with a lamp, one with curtains, and one with a plant on the sill. */
const windows = (
  <>
    {[0, 40, 80].map((x) => (
      <g key={x}>
        <path className={styles.frame} d={`M${x + 7} 44V20a13 13 0 0 1 26 0v24Z`} />
        <path className={styles.pane} d={`M${x + 10} 42V20a10 10 0 0 1 20 0v22Z`} />
      </g>
    ))}
    <path className={styles.lamp} d="M15 33h10l-2-7h-6ZM19 33h2v9h-2Z" />
    <path
      className={styles.curtain}
      d="M50 42V20a10 10 0 0 1 8-9.8C58 22 55 32 50 36ZM70 42V20a10 10 0 0 0-8-9.8C62 22 65 32 70 36Z"
    />
    <path className={styles.plant} d="M100 36c-6-2-7-7-6-11 4 1 6 5 6 11Zm0 0c6-2 7-7 6-11-4 1-6 5-6 11Z" />
    <path className={styles.lamp} d="M96 36h8l-1 6h-6Z" />
    <path
      className={styles.frame}
      d="M19.3 11h1.4v31h-1.4ZM10 23h20v1.4H10ZM59.3 11h1.4v31h-1.4ZM50 23h20v1.4H50ZM99.3 11h1.4v14h-1.4ZM90 23h20v1.4H90Z"
    />
    <path className={styles.sill} d="M4 44h32v3H4ZM44 44h32v3H44ZM84 44h32v3H84Z" />
  </>
)

/** From behind: four chairs with someone in each, all with different hair and sweaters. */
const chairs = (
  <>
    <path className={styles.blue} d="M8 50V34a12 9 0 0 1 12-9h8a12 9 0 0 1 12 9v16Z" />
    <path className={styles.warm} d="M56 50V34a12 9 0 0 1 12-9h8a12 9 0 0 1 12 9v16Z" />
    <path className={styles.light} d="M104 50V34a12 9 0 0 1 12-9h8a12 9 0 0 1 12 9v16Z" />
    <path className={styles.sunny} d="M152 50V34a12 9 0 0 1 12-9h8a12 9 0 0 1 12 9v16Z" />
    <path className={styles.white} d="M15 17a9 9.5 0 0 1 18 0c0 5-3 9-9 9s-9-4-9-9Z" />
    <circle className={styles.white} cx="24" cy="6" r="4.5" />
    <path
      className={styles.gray}
      d="M62 18a4 4 0 0 1 1-6 4.5 4.5 0 0 1 5-5 5 5 0 0 1 8 0 4.5 4.5 0 0 1 5 5 4 4 0 0 1 1 6 4 4 0 0 1-3 5 7 7 0 0 1-14 0 4 4 0 0 1-3-5Z"
    />
    <path className={styles.dark} d="M111 17a9 9.5 0 0 1 18 0c0 5-3 9-9 9s-9-4-9-9Z" />
    <path className={styles.cap} d="M158 16a10 10 0 0 1 20 0v2h-20Z" />
    <path className={styles.gray} d="M159 18h18c0 5-4 8-9 8s-9-3-9-8Z" />
    {[24, 72, 120, 168].map((x) => (
      <g key={x}>
        <path className={styles.back} d={`M${x - 12} 56V40a12 10 0 0 1 24 0v16Z`} />
        <path className={styles.slat} d={`M${x - 7} 52V41a2.5 3 0 0 1 5 0v11ZM${x + 2} 52V41a2.5 3 0 0 1 5 0v11Z`} />
        <path className={styles.back} d={`M${x - 12} 55h4v9h-4ZM${x + 8} 55h4v9h-4Z`} />
      </g>
    ))}
  </>
)

const drawings: Record<WeekdayShare['id'], Marks> = {
  meals: { columns: 13, width: 40, height: 40, kinds: 3, tile: plates },
  'home-care': { columns: 13, width: 40, height: 52, kinds: 3, tile: windows },
  'day-care': { columns: 11, width: 48, height: 66, kinds: 4, tile: chairs },
}
