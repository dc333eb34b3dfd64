import styles from './ClockDial.module.scss'

type ClockDialProps = {
  /** The hours to mark, in order, on a 24-hour clock: 15.5 is half past three. */
  hours: readonly number[]
}

const dial = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const isQuarter = (hour: number) => hour % 3 === 0

/** A clock with the time from the first hour to the last colored in and each hour numbered. Decorative. */
export function ClockDial({ hours }: ClockDialProps) {
  const [first = 0, last = 0] = [hours[0], hours.at(-1)]
  return (
    <svg viewBox="-200 -200 400 400" aria-hidden="true" className={styles.dial}>
      <circle r="196" className={styles.rim} />
      <circle r="180" className={styles.face} />
      <circle r="148" className={styles.track} />
      <path d={arc(first, last, 148)} className={styles.open} />
      {dial.map((hour) => (
        <line
          key={hour}
          y1="-112"
          y2={isQuarter(hour) ? -100 : -106}
          transform={`rotate(${angleAt(hour)})`}
          className={styles.tick}
        />
      ))}
      {dial.filter(isQuarter).map((hour) => {
        const [x, y] = pointAt(hour, 80)
        return (
          <text key={hour} x={x} y={y + 10} className={styles.numeral}>
            {hour}
          </text>
        )
      })}
      {/* Ten past ten, where the hands don't cover a numeral. */}
      <path d="M-5 10V-92a5 5 0 0 1 10 0V10Z" transform="rotate(60)" className={styles.hand} />
      <path d="M-7 12V-60a7 7 0 0 1 14 0V12Z" transform="rotate(305)" className={styles.hand} />
      <circle r="13" className={styles.hub} />
      <circle r="5" className={styles.pin} />
      {hours.map((hour, index) => {
        const [x, y] = pointAt(hour, 148)
        return (
          <g key={hour} transform={`translate(${x} ${y})`}>
            <circle r="21" className={styles.marker} />
            <text y="8" className={styles.number}>
              {index + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Degrees clockwise from the top. */
function angleAt(hour: number): number {
  return (hour % 12) * 30
}

/** Where an hour is, at a distance from the center; rounded to tenths so the server and the browser agree. */
function pointAt(hour: number, distance: number): [x: number, y: number] {
  const radians = (angleAt(hour) / 180) * Math.PI
  const tenths = (length: number) => Math.round(length * distance * 10) / 10
  return [tenths(Math.sin(radians)), tenths(-Math.cos(radians))]
}

/** The arc along the dial from one hour to a later one. */
function arc(from: number, to: number, distance: number): string {
  const isLong = to - from > 6 ? 1 : 0
  return `M${pointAt(from, distance)}A${distance} ${distance} 0 ${isLong} 1 ${pointAt(to, distance)}`
}
