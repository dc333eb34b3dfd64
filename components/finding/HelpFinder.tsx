'use client'

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { PassItOn } from '@/components/site/PassItOn'
import { Button } from '@/components/ui/Button'
import { hrefTo } from '@/content/href'
import { townField } from '@/content/town-words'
import type { HelpSentence, ServiceArea } from '@/content/types'
import { ChoiceRow } from '../enquiry/ChoiceRow'
import { type AnswerWords, HelpAnswer, type HelpProgram } from './HelpAnswer'
import styles from './HelpFinder.module.scss'
import { answerNames, askedIn, fillIn, isBlank, queryStringOf } from './help-address'
import { TownField } from './TownField'
import { goToQueryString, hasMovedSinceLoad, useQueryString } from './use-query-string'
import { useTowns } from './use-towns'

type QuestionWords = Readonly<
  Record<
    'heading' | 'lead' | 'forWhom' | 'what' | 'whatHint' | 'town' | 'submit' | 'again' | 'privacy' | 'subject',
    string
  >
>

type HelpFinderProps = {
  helpFor: readonly { id: string; label: string }[]
  sentences: readonly HelpSentence[]
  /** Id of the sentence used when the reader chose none. */
  whenUnsure: string
  programs: readonly HelpProgram[]
  areas: readonly ServiceArea[]
  words: { questions: QuestionWords; answer: AnswerWords }
  /** The same answers in one list, for readers without script. */
  children: ReactNode
}

/**
 * Three questions, and the answer above them. The answer lives in the URL and nowhere else, so it can be shared and
 * printed, and Back steps through it. Before the script arrives, the form leads to the same URL.
 */
export function HelpFinder({ helpFor, sentences, whenUnsure, programs, areas, words, children }: HelpFinderProps) {
  const queryString = useQueryString()
  const asked = askedIn(queryString)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<string>(undefined)
  const [forWhom, setForWhom] = useState('')
  const [presses, setPresses] = useState(0)
  const { towns, loadTowns } = useTowns()
  const [me] = helpFor
  const isForMe = (id: string) => id === me?.id

  const followAddress = useEffectEvent(() => {
    if (!form.current) return
    // Not `queryString`, which is empty until the page has hydrated.
    const address = window.location.search
    const inAddress = address === shown.current ? null : askedIn(address)
    const isHydrating = shown.current === undefined
    // What has been chosen before the script came, or was brought back by the browser, is newer than the address,
    // unless the reader has gone back or forward to another question since.
    if (inAddress && (!isHydrating || hasMovedSinceLoad() || isBlank(form.current))) fillIn(form.current, inAddress)
    shown.current = address
    setForWhom(String(new FormData(form.current).get(answerNames.forWhom) ?? ''))
    if (asked?.town && !towns) void loadTowns()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the address has changed
  useEffect(() => followAddress(), [queryString])
  useEffect(() => {
    if (presses > 0) heading.current?.focus()
  }, [presses])

  function show() {
    if (!form.current) return
    const answers = queryStringOf(form.current)
    if (answers !== queryString) goToQueryString(answers)
    setPresses((count) => count + 1)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    show()
  }
  function chooseTown(name: string) {
    const field = form.current?.elements.namedItem(answerNames.town)
    if (field instanceof HTMLInputElement) field.value = name
    show()
  }

  const chosen = sentences.filter(({ id }) => asked?.chosen.includes(id))
  const { questions } = words
  return (
    <>
      {asked && (
        <HelpAnswer
          key={queryString} // Rebuilt for each question; otherwise what a translator has replaced would stay.
          asked={{ ...asked, chosen: chosen.map(({ id }) => id) }}
          sentences={chosen.length > 0 ? chosen : sentences.filter(({ id }) => id === whenUnsure)}
          programs={programs}
          areas={areas}
          towns={towns}
          words={words.answer}
          isForMe={isForMe(asked.forWhom)}
          onChooseTown={chooseTown}
          passItOn={<PassItOn path="/find-help" subject={questions.subject} />}
          heading={heading}
        />
      )}
      <section
        id="questions"
        aria-labelledby="questions-heading"
        className={styles.section}
        data-needs-script
        data-print={asked ? 'hide' : undefined}
      >
        <div className={styles.inner}>
          <h2 id="questions-heading">{asked ? questions.again : questions.heading}</h2>
          <p className={styles.lead}>{questions.lead}</p>
          <form
            ref={form}
            action={hrefTo('/find-help')}
            method="get"
            className={styles.form}
            onSubmit={submit}
            onChange={(event) => setForWhom(String(new FormData(event.currentTarget).get(answerNames.forWhom) ?? ''))}
          >
            <fieldset className={styles.question}>
              <legend className={styles.legend}>{questions.forWhom}</legend>
              <div className={styles.choices} data-columns="3">
                {helpFor.map(({ id, label }) => (
                  <ChoiceRow
                    key={id}
                    type="radio"
                    id={`for-${id}`}
                    name={answerNames.forWhom}
                    value={id}
                    label={label}
                  />
                ))}
              </div>
            </fieldset>
            <fieldset className={styles.question} aria-describedby="what-hint">
              <legend className={styles.legend}>{questions.what}</legend>
              <p id="what-hint" className={styles.hint}>
                {questions.whatHint}
              </p>
              <div className={styles.choices} data-columns="2">
                {sentences.map(({ id, text, ofMyself }) => (
                  <ChoiceRow
                    key={id}
                    type="checkbox"
                    id={`what-${id}`}
                    name={answerNames.chosen}
                    value={id}
                    label={isForMe(forWhom) ? ofMyself : text}
                  />
                ))}
              </div>
            </fieldset>
            <div className={styles.question}>
              <h3 className={styles.legend}>{questions.town}</h3>
              <TownField
                field={{ ...townField, isRequired: false }}
                names={towns && towns !== 'failed' ? towns.towns.map(({ name }) => name) : []}
                onNear={() => {
                  if (!towns) void loadTowns()
                }}
              />
            </div>
            <div className={styles.send}>
              <Button type="submit" variant="primary">
                {questions.submit}
              </Button>
              <p className={styles.hint}>{questions.privacy}</p>
            </div>
          </form>
        </div>
      </section>
      <div data-print={asked ? 'hide' : undefined}>{children}</div>
    </>
  )
}
