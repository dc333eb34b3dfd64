import { revealed } from '@/components/motion/revealed'
import { Leaf } from '@/components/ui/Leaf'
import styles from './Statements.module.scss'

type StatementsProps = { statements: readonly { id: string; heading: string; text: string }[] }

/** What an organization stands for, in sentences large enough to remember. */
export function Statements({ statements }: StatementsProps) {
  return (
    <div className={styles.ground}>
      <div className={styles.inner} {...revealed}>
        {statements.map(({ id, heading, text }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.statement}>
            <h2 id={`${id}-heading`} className={styles.heading}>
              <Leaf />
              {heading}
            </h2>
            <p className={styles.text}>{text}</p>
          </section>
        ))}
      </div>
    </div>
  )
}
