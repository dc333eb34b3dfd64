import { Fragment } from 'react'
import { SiteLink } from '@/components/site/SiteLink'
import type { Link } from '@/content/types'
import styles from './GivingToday.module.scss'

type GivingTodayProps = { ways: readonly { name: string; summary: string; link: Link }[] }

/** The ways that take a minute, in one panel; the first is the one most people want. */
export function GivingToday({ ways }: GivingTodayProps) {
  return (
    <ul className={styles.panel}>
      {ways.map((way, index) => (
        <li key={way.name} className={styles.way}>
          <h3 className={styles.name}>{breakable(way.name)}</h3>
          <p className={styles.summary}>{way.summary}</p>
          <p className={styles.action}>
            <SiteLink link={way.link} variant={index === 0 ? 'donate' : 'secondary'} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The name with a place to break the line behind every slash. */
function breakable(name: string) {
  return name.split('/').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ))
}
