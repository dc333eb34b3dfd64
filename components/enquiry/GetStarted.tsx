import { PhoneLink } from '@/components/site/PhoneLink'
import { Card } from '@/components/ui/Card'
import { Stack } from '@/components/ui/Layout'
import { Picture } from '@/components/ui/Picture'
import { Unbroken } from '@/components/ui/Unbroken'
import { enquiryMessages } from '@/content/forms/messages'
import { officeHours } from '@/content/organization'
import type { FormDefinition, GetStartedContent } from '@/content/types'
import { EnquiryForm } from './EnquiryForm'
import styles from './GetStarted.module.scss'

type GetStartedProps = { content: GetStartedContent; definition: FormDefinition }

export function GetStarted({ content, definition }: GetStartedProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Stack className={styles.intro}>
        <h1>
          <Unbroken text={content.heading} />
        </h1>
        <p className="lead">
          <Unbroken text={content.lead} />
        </p>
      </Stack>
      <Stack as="aside" gap={24} className={styles.aside} aria-label={enquiryMessages.preferToTalk} data-print="hide">
        {content.image && (
          <div className={styles.window}>
            <Picture {...content.image} sizes="22rem" />
          </div>
        )}
        <Card kind="sheet" className={styles.card}>
          <h2 className="h4">{enquiryMessages.preferToTalk}</h2>
          <PhoneLink className={styles.phone} />
          <p className="small">
            <Unbroken text={officeHours} />
          </p>
        </Card>
      </Stack>
      <div className={styles.form}>
        <EnquiryForm definition={definition} label={content.heading} steps={content.steps} />
      </div>
    </div>
  )
}
