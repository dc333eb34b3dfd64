import { type MouseEvent, useEffect, useRef } from 'react'
import { enquiryMessages } from '@/content/forms/messages'
import type { FormField } from '@/content/types'
import type { FieldErrors } from './enquiry-state'
import { firstControlId } from './FieldParts'
import styles from './Refusal.module.scss'

type ErrorSummaryProps = {
  fields: readonly FormField[]
  fieldErrors: FieldErrors
}

/** Every problem, at the top of the form, each a link to its field. Takes focus when it appears. */
export function ErrorSummary({ fields, fieldErrors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Its heading should be read first, even in a window too small for the whole box.
    summary.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView({ block: 'start' })
  }, [])
  const all = fields.flatMap((field) => (field.type === 'radio' && field.other ? [field, field.other.field] : [field]))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a named group of links, not of form fields
    <div ref={summary} tabIndex={-1} className={styles.box} aria-labelledby="error-summary" role="group">
      <h2 id="error-summary" className={`h3 ${styles.heading}`}>
        {enquiryMessages.problem}
      </h2>
      <ul role="list">
        {all
          .filter((field) => fieldErrors[field.id])
          .map((field) => (
            <li key={field.id}>
              <a href={`#${firstControlId(field)}`} className={styles.link} onClick={focusTarget}>
                {field.label.replace(/\?$/, '')}: {fieldErrors[field.id]}
              </a>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** Moves focus itself: a fragment link alone doesn't focus a field in every browser. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}
