'use client'

import { type ReactNode, useState } from 'react'
import { useIsScripted } from '@/components/ui/scripted'
import styles from './BeforeAndAfter.module.scss'

type ComparisonSliderProps = {
  label: string
  /** What a screen reader says about the slider's position; `{before}` and `{after}` stand for percentages. */
  value: string
  before: ReactNode
  after: ReactNode
}

/** Two pictures of the same size on top of each other, and a slider that uncovers one or the other. */
export function ComparisonSlider({ label, value, before, after }: ComparisonSliderProps) {
  const [place, setPlace] = useState(50)
  const isScripted = useIsScripted()
  return (
    <div className={styles.stage} style={{ '--place': `${place / 100}` }}>
      <div className={styles.before}>{before}</div>
      <div className={styles.after}>{after}</div>
      <span className={styles.arch}>
        <span className={styles.line} />
      </span>
      <input
        type="range"
        className={styles.range}
        aria-label={label}
        aria-valuetext={value.replace('{before}', String(place)).replace('{after}', String(100 - place))}
        min={0}
        max={100}
        step={2}
        value={place}
        disabled={!isScripted}
        onChange={({ target }) => setPlace(Number(target.value))}
      />
    </div>
  )
}
