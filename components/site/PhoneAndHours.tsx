import { Unbroken } from '@/components/ui/Unbroken'
import { officeHours } from '@/content/organization'
import styles from './PhoneAndHours.module.scss'
import { PhoneLink } from './PhoneLink'

/** The phone number in large figures, and below it when someone answers, in the words of the page's language. */
export function PhoneAndHours({ hours = officeHours }: { hours?: string }) {
  return (
    <>
      <PhoneLink className={styles.phone} />
      <span className={styles.hours}>
        <Unbroken text={hours} />
      </span>
    </>
  )
}
