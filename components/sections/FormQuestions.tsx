import styles from './FormQuestions.module.scss'

type FormQuestionsProps = { forms: readonly { name: string; questions: readonly string[] }[] }

/** What each form asks, one row a form. */
export function FormQuestions({ forms }: FormQuestionsProps) {
  return (
    <dl>
      {forms.map(({ name, questions }) => (
        <div key={name} className={styles.form}>
          <dt className={styles.name}>{name}</dt>
          <dd>
            {/* The list role is lost in Safari when the bullets are taken away. */}
            {/* biome-ignore lint/a11y/noRedundantRoles: keeps the list a list for VoiceOver */}
            <ul role="list" className={styles.questions}>
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
