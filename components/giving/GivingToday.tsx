import type { ReactNode } from 'react'
import { SiteLink } from '@/components/site/SiteLink'
import { Breakable } from '@/components/ui/Breakable'
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
            <h3 className={styles.name}>
              <Breakable text={name} />
            </h3>
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
