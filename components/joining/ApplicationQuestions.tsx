import { Split, Stack } from '@/components/ui/Layout'
import { Unbroken } from '@/components/ui/Unbroken'
import { paperMessages } from '@/content/messages'
import type { PaperField, PaperPart } from '@/content/types'
import styles from './ApplicationQuestions.module.scss'

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

type ApplicationQuestionsProps = { parts: readonly PaperPart[] }

export function ApplicationQuestions({ parts }: ApplicationQuestionsProps) {
  return (
    <div>
      {parts
        .filter(({ fields }) => fields.length > 0)
        .map(({ heading, fields }) => (
          <Split as="section" key={heading} className={styles.part}>
            <h3 className="h4">{heading}</h3>
            <Stack as="ul" gap={8}>
              {fields.map((field) => (
                <li key={field.id}>{question(field)}</li>
              ))}
            </Stack>
          </Split>
        ))}
    </div>
  )
}

function question(field: PaperField) {
  switch (field.type) {
    case 'radio':
      return (
        <>
          {asked(field)}
          {choices(`${paperMessages.choices} ${either.format(field.options)}.`)}
        </>
      )
    case 'schedule':
      return (
        <>
          {asked(field)}
          {choices(`${paperMessages.eachDay} ${field.days.join(', ')}.`)}
        </>
      )
    case 'repeated':
      return (
        <>
          {asked(field, paperMessages.eachTime)}
          <PlainList items={field.fields} />
        </>
      )
    case 'checkboxes':
      return (
        <>
          {asked(field, field.hint)}
          <ul className={styles.groups}>
            {field.groups.map(({ legend, options }) => (
              <li key={legend} className={styles.group}>
                <strong>{legend}</strong>
                <PlainList items={options} />
              </li>
            ))}
          </ul>
        </>
      )
    default:
      return asked(field)
  }
}

function PlainList({ items }: { items: readonly { id: string; label: string }[] }) {
  return (
    <ul className={styles.items}>
      {items.map(({ id, label }) => (
        <li key={id}>{label}</li>
      ))}
    </ul>
  )
}

function asked(field: PaperField, detail?: string) {
  const isRequired = 'isRequired' in field && field.isRequired
  return (
    <>
      {detail && !field.label.endsWith('?') ? `${field.label}.` : field.label}{' '}
      {isRequired && <span className="soft">{paperMessages.required}</span>}
      {detail && <span className="soft"> {detail}</span>}
    </>
  )
}

function choices(text: string) {
  return (
    <p className="soft">
      <Unbroken text={text} />
    </p>
  )
}
