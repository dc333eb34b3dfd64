import { Picture } from '@/components/ui/Picture'
import type { Illustration } from '@/content/types'
import styles from './DeliveryRoute.Stop.module.scss'

export type TownOnTheRoad = { name: string; image: Illustration; hasGroceries: boolean }

type DeliveryStopProps = TownOnTheRoad & { mealsOnly: string }

/** One town on the road. */
export function DeliveryStop({ name, image, hasGroceries, mealsOnly }: DeliveryStopProps) {
  return (
    <li className={styles.stop} data-groceries={hasGroceries}>
      <div className={styles.house}>
        <Picture {...image} shape="plain" sizes="8rem" />
      </div>
      <p className={styles.town}>
        {name} {!hasGroceries && <span className={styles.note}>{mealsOnly}</span>}
      </p>
    </li>
  )
}
