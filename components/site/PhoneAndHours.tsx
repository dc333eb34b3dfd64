import { Unbroken } from '@/components/ui/Unbroken'
import { officeHours } from '@/content/organization'
import styles from './PhoneAndHours.module.scss'
import { PhoneLink } from './PhoneLink'

/** The telephone number in large figures, and under it when somebody answers. */
export function PhoneAndHours() {
  return (
    <>
      <PhoneLink className={styles.phone} />
      <span className={styles.hours}>
        <Unbroken text={officeHours} />
      </span>
    </>
  )
}
