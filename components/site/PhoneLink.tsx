import { Unbroken } from '@/components/ui/Unbroken'
import { messages } from '@/content/messages'
import { officeHours, organization } from '@/content/organization'
import styles from './PhoneLink.module.scss'

export function PhoneLink({ className }: { className?: string | undefined }) {
  return (
    <a href={organization.phone.href} className={className}>
      {organization.phone.printed}
    </a>
  )
}

/** The phone number in large figures, and below it when someone answers, in the words of the page's language. */
export function PhoneAndHours({ hours = officeHours }: { hours?: string }) {
  return (
    <>
      <PhoneLink className={styles.phone} />
      <span className={`small ${styles.hours}`}>
        <Unbroken text={hours} />
      </span>
    </>
  )
}

export function OrCall() {
  return (
    <p>
      {messages.orCall} <PhoneLink className={`standalone ${styles.orCallPhone}`} />
    </p>
  )
}
