import styles from './SkipLink.module.scss'

/** The Tab key's first stop: skips past the header. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a className={styles.skip} href="#main">
      {text}
    </a>
  )
}
