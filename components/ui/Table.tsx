import type { ReactNode } from 'react'
import styles from './Table.module.scss'

type TableProps = {
  caption: string
  columns: readonly string[]
  children: ReactNode
}

export function Table({ caption, columns, children }: TableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          <span className="visuallyHidden">{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
