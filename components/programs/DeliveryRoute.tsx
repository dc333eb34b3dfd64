import { Picture } from '@/components/ui/Picture'
import type { Illustration } from '@/content/types'
import styles from './DeliveryRoute.module.scss'

type DeliveryRouteProps = {
  towns: readonly { name: string; image: Illustration; hasGroceries: boolean }[]
  /** Said of a town that gets no groceries. */
  mealsOnly: string
  car: Illustration
}

export function DeliveryRoute({ towns, mealsOnly, car }: DeliveryRouteProps) {
  return (
    <div className={styles.route}>
      <ul role="list" className={styles.road}>
        {towns.map(({ name, image, hasGroceries }) => (
          <li key={name} className={styles.stop} data-groceries={hasGroceries}>
            <div className={styles.house} data-print="hide">
              <Picture {...image} shape="plain" sizes="8rem" />
            </div>
            <p className={`h4 ${styles.town}`}>
              {name} {!hasGroceries && <span className={`small ${styles.note}`}>{mealsOnly}</span>}
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.car} data-print="hide">
        <Picture {...car} shape="plain" sizes="6rem" />
      </div>
    </div>
  )
}
