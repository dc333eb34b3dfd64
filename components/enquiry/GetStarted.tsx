import { PhoneLink } from '@/components/site/PhoneLink'
import { Card } from '@/components/ui/Card'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { Unbroken } from '@/components/ui/Unbroken'
import { enquiryMessages } from '@/content/forms/messages'
import { officeHours } from '@/content/organization'
import { numberAsText, passItOnWords } from '@/content/pass-it-on'
import type { FormDefinition, GetStartedContent } from '@/content/types'
import { EnquiryForm } from './EnquiryForm'
import styles from './GetStarted.module.scss'

type GetStartedProps = { content: GetStartedContent; definition: FormDefinition }

/** A form page: heading and form; the phone number and, where there's room, who might answer beside them. */
export function GetStarted({ content, definition }: GetStartedProps) {
  return (
    <div className={styles.page}>
      <div className={styles.intro}>
        <h1>
          <Unbroken text={content.heading} />
        </h1>
        <p className={styles.lead}>
          <Unbroken text={content.lead} />
        </p>
      </div>
      <aside className={styles.aside} aria-label={enquiryMessages.preferToTalk}>
        {content.image && (
          <div className={styles.window}>
            <Picture {...content.image} sizes="22rem" />
          </div>
        )}
        <Card kind="sheet" className={styles.talk}>
          <h2 className={styles.heading}>{enquiryMessages.preferToTalk}</h2>
          <PhoneLink className={styles.phone} />
          <p className={styles.text}>
            <a href={numberAsText}>
              <Icon name="message" size={22} />
              {passItOnWords.textMyself}
            </a>
          </p>
          <p className={styles.hours}>
            <Unbroken text={officeHours} />
          </p>
        </Card>
      </aside>
      <div className={styles.form}>
        <EnquiryForm definition={definition} label={content.heading} steps={content.steps} />
      </div>
    </div>
  )
}
