import type { ReactNode } from 'react'
import styles from './CheckList.module.scss'
import { Leaf } from './Leaf'
import { Unbroken } from './Unbroken'

/** An item with a name, and below it what that is. */
export function NamedItem({ name, text }: { name: string; text: string }) {
  return (
    <>
      <strong>{name}</strong>
      <br />
      <span className="soft">{text}</span>
    </>
  )
}

type CheckListProps = { items: readonly ReactNode[]; columns?: 1 | 2 }

export function CheckList({ items, columns = 1 }: CheckListProps) {
  return (
    <ul role="list" className={styles.list} data-columns={columns}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: content is constant
        <li key={index} className={styles.item}>
          <span className={styles.mark}>
            <Leaf />
          </span>
          <div>{typeof item === 'string' ? <Unbroken text={item} /> : item}</div>
        </li>
      ))}
    </ul>
  )
}
