import { Fragment, type ReactNode } from 'react'
import { SiteLink } from '@/components/site/SiteLink'
import { Icon } from '@/components/ui/Icon'
import type { Link } from '@/content/types'
import styles from './GivingToday.module.scss'

type GivingTodayProps = {
  ways: readonly { name: string; summary: string; link: Link }[]
  /** Below the blocks. */
  children?: ReactNode
}

/**
 * The ways that take a minute: solid blocks, pressable all over, that open a form elsewhere at once. The first is the
 * one most people want.
 */
export function GivingToday({ ways, children }: GivingTodayProps) {
  return (
    <>
      <ul className={styles.ways}>
        {ways.map(({ name, summary, link }) => (
          <li key={name} className={styles.way}>
            <h3 className={styles.name}>{breakable(name)}</h3>
            <p className={styles.summary}>{summary}</p>
            <p className={styles.action}>
              <SiteLink link={link} className={styles.link} />
              <Icon name="newTab" size={20} />
            </p>
          </li>
        ))}
      </ul>
      {children && <div className={styles.foot}>{children}</div>}
    </>
  )
}

/** The name, with a chance to break the line after every slash. */
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
