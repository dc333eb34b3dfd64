import { Unbroken } from '@/components/ui/Unbroken'
import { officeHours } from '@/content/organization'
import styles from './PhoneAndHours.module.scss'
import { PhoneLink } from './PhoneLink'

/** The phone number in large figures, and below it when someone answers. */
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
