'use client'

import { Select } from '@/components/ui/Select'
import { useIsScripted } from '@/components/ui/scripted'
import { messages } from '@/content/messages'
import type { Decade } from '@/content/types'
import styles from './DecadeNavigator.module.scss'
import { useActiveDecade } from './use-active-decade'

type DecadeNavigatorProps = { decades: readonly Pick<Decade, 'id' | 'name'>[] }

/**
 * Where the reader is in time, and a way to other decades: dots at the side, and on phones a list to choose from.
 * The dots are plain links; both follow the scroll position.
 */
export function DecadeNavigator({ decades }: DecadeNavigatorProps) {
  const { active, setActive, isNearFooter } = useActiveDecade(decades.map(({ id }) => id))
  const isScripted = useIsScripted()
  return (
    <>
      <div className={styles.track} data-print="hide">
        <nav aria-label={messages.timeline.decades} className={styles.dots} data-near-footer={isNearFooter}>
          {decades.map(({ id, name }) => (
            <a
              key={id}
              href={`#${id}`}
              className={styles.dot}
              aria-current={id === active ? 'true' : undefined}
              onClick={() => setActive(id)}
            >
              <span className={styles.name}>{name}</span>
            </a>
          ))}
        </nav>
      </div>
      <div className={styles.jump} data-needs-script data-print="hide">
        <label htmlFor="jump-to-decade">{messages.timeline.jump}</label>
        <Select
          id="jump-to-decade"
          value={active}
          disabled={!isScripted}
          onChange={({ target }) => {
            setActive(target.value)
            document.getElementById(target.value)?.scrollIntoView()
          }}
        >
          {decades.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </>
  )
}
