import { Picture } from '@/components/ui/Picture'
import type { Illustration } from '@/content/types'
import styles from './DeliveryRoute.module.scss'
import { DeliveryStop, type TownOnTheRoad } from './DeliveryRoute.Stop'

type DeliveryRouteProps = {
  towns: readonly TownOnTheRoad[]
  /** Said of a town that gets no groceries. */
  mealsOnly: string
  /** The car on the road; decorative, like the houses. */
  car: Illustration
}

/** The towns of a service as stops along one road. */
export function DeliveryRoute({ towns, mealsOnly, car }: DeliveryRouteProps) {
  return (
    <div className={styles.route}>
      <ul role="list" className={styles.road}>
        {towns.map((town) => (
          <DeliveryStop key={town.name} {...town} mealsOnly={mealsOnly} />
        ))}
      </ul>
      <div className={styles.car} data-print="hide">
        <Picture {...car} shape="plain" sizes="6rem" />
      </div>
    </div>
  )
}
