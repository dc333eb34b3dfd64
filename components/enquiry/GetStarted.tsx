import { PhoneLink } from '@/components/site/PhoneLink'
import { Card } from '@/components/ui/Card'
import { Icon } from '@/components/ui/Icon'
import { Unbroken } from '@/components/ui/Unbroken'
import { enquiryMessages } from '@/content/enquiry-messages'
import { officeHours, organization } from '@/content/organization'
import { numberAsText, passItOnWords } from '@/content/pass-it-on'
import type { FormDefinition, GetStartedContent } from '@/content/types'
import { EnquiryForm } from './EnquiryForm'
import styles from './GetStarted.module.scss'
import { WhatHappensNext } from './WhatHappensNext'

type GetStartedProps = { content: GetStartedContent; definition: FormDefinition }

/** A form page: heading and form, with the phone number and what happens next beside them. */
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
      <aside className={styles.aside} aria-label={enquiryMessages.ratherTalk}>
        <Card kind="sheet" className={styles.talk}>
          <h2 className={styles.heading}>{enquiryMessages.ratherTalk}</h2>
          <PhoneLink className={styles.phone} />
          <p className={styles.text}>
            <a href={numberAsText}>
              <Icon name="message" size={22} />
              {passItOnWords.textMyself}
            </a>
          </p>
          <p className={styles.hours}>
            {officeHours} {organization.hoursForClients}.
          </p>
        </Card>
        <Card kind="sheet" className={styles.next}>
          <WhatHappensNext steps={content.steps} />
        </Card>
      </aside>
      <div className={styles.form}>
        <EnquiryForm definition={definition} label={content.heading} steps={content.steps} />
      </div>
    </div>
  )
}
