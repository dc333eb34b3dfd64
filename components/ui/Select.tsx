import type { ComponentProps } from 'react'
import { Icon } from './Icon'
import styles from './Select.module.scss'

export function Select(props: ComponentProps<'select'>) {
  return (
    <span className={styles.choice}>
      <select {...props} className={styles.select} />
      <Icon name="chevron" size={22} />
    </span>
  )
}
