import styles from './Leaf.module.scss'

export function Leaf() {
  return (
    <svg aria-hidden="true" className={styles.leaf}>
      <use href="#leaf" />
    </svg>
  )
}

/** The drawing every leaf on the page refers to; rendered once. */
export function LeafDrawing() {
  return (
    <svg aria-hidden="true" width="0" height="0" className={styles.drawing}>
      <symbol id="leaf" viewBox="0 0 34 44">
        <path className={styles.left} d="M17 42C5 34 0 22 4 8c8 2 13 9 13 34Z" />
        <path className={styles.right} d="M17 42c12-8 17-20 13-34-8 2-13 9-13 34Z" />
        <path className={styles.middle} d="M17 42C12 28 12 12 17 1c5 11 5 27 0 41Z" />
      </symbol>
    </svg>
  )
}
