import styles from './WhatFormsAsk.module.scss'

type WhatFormsAskProps = { forms: readonly { name: string; questions: readonly string[] }[] }

/** What each form asks: one row per form, one line per question. */
export function WhatFormsAsk({ forms }: WhatFormsAskProps) {
  return (
    <dl>
      {forms.map(({ name, questions }) => (
        <div key={name} className={styles.form}>
          <dt className={styles.name}>{name}</dt>
          <dd>
            <ul className={styles.questions}>
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}
