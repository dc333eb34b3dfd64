import { CheckList } from '@/components/ui/CheckList'
import styles from './Opportunities.module.scss'

type OpportunitiesProps = {
  lists: readonly { heading: string; items: readonly { name: string; text: string }[] }[]
}

/** Lists of things to take part in, side by side, each with a word about what it is. */
export function Opportunities({ lists }: OpportunitiesProps) {
  return (
    <div className={styles.lists}>
      {lists.map(({ heading, items }) => (
        <section key={heading} className={styles.list}>
          <h3>{heading}</h3>
          <CheckList
            items={items.map(({ name, text }) => ({
              key: name,
              content: (
                <>
                  <strong className={styles.name}>{name}</strong>
                  <span className={styles.text}>{text}</span>
                </>
              ),
            }))}
          />
        </section>
      ))}
    </div>
  )
}
