import type { ReactNode } from 'react'
import styles from './CheckList.module.scss'
import { Leaf } from './Leaf'

type CheckListProps = {
  items: readonly { key: string; content: ReactNode }[]
  columns?: 1 | 2
}

/** What's included, one leaf per item. */
export function CheckList({ items, columns = 1 }: CheckListProps) {
  return (
    <ul role="list" className={styles.list} data-columns={columns}>
      {items.map(({ key, content }) => (
        <li key={key} className={styles.item}>
          <span className={styles.mark}>
            <Leaf />
          </span>
          <div>{content}</div>
        </li>
      ))}
    </ul>
  )
}
