import type { ReactNode, RefObject } from 'react'
import { PhoneAndHours } from '@/components/site/PhoneAndHours'
import { RichText } from '@/components/site/RichText'
import type { ProgramSlug } from '@/content/programs'
import { townWords } from '@/content/town-words'
import type { HelpSentence, ServiceArea } from '@/content/types'
import { findTown } from './find-town'
import styles from './HelpAnswer.module.scss'
import { Signpost } from './HelpAnswer.Signpost'
import type { HelpAsked } from './help-address'
import { firstOf, rankPrograms, type Suggestion } from './rank-programs'
import { TownName } from './TownName'
import type { useTowns } from './use-towns'
import { verdictFor } from './verdict'

/** What an answer says about a program. */
export type HelpProgram = { slug: ProgramSlug; name: string; window: ReactNode; costs: readonly string[] }

export type AnswerWords = Readonly<Record<'heading' | 'costs' | 'more' | 'forSomeoneElse' | 'others' | 'call', string>>

type HelpAnswerProps = {
  asked: HelpAsked
  /** The chosen sentences, or the one that stands for none. */
  sentences: readonly HelpSentence[]
  programs: readonly HelpProgram[]
  areas: readonly ServiceArea[]
  towns: ReturnType<typeof useTowns>['towns']
  words: AnswerWords
  isForMe: boolean
  onChooseTown: (name: string) => void
  heading: RefObject<HTMLHeadingElement | null>
  /** Ways to hand the answer to someone else. */
  passItOn: ReactNode
}

/** What we would start with, why, what it costs, and what else may help. */
export function HelpAnswer(props: HelpAnswerProps) {
  const { asked, sentences, programs, areas, towns, words, isForMe, onChooseTown, heading, passItOn } = props
  const found = asked.town && towns && towns !== 'failed' ? findTown(asked.town, towns) : null
  const { town } = found ?? {}

  function serviceOf(slug: ProgramSlug) {
    const area = areas.find(({ program }) => program === slug)
    return area && town ? { area, verdict: verdictFor(area, town) } : undefined
  }
  const verdictOf = (slug: ProgramSlug) => serviceOf(slug)?.verdict
  const { first, others } = firstOf(rankPrograms(sentences, verdictOf), verdictOf)
  const needsElsewhere = (found && !town) || others.some(({ program }) => verdictOf(program) === 'no')

  const signpost = (suggestion: Suggestion, isFirst: boolean) => {
    const program = programs.find(({ slug }) => slug === suggestion.program)
    const quotes = suggestion.because.map(({ sentence, rule }) => ({
      quote: isForMe ? sentence.ofMyself : sentence.text,
      rule,
    }))
    return (
      program && (
        <Signpost
          key={program.slug}
          program={program}
          quotes={asked.chosen.length > 0 ? quotes : quotes.map(({ rule }) => ({ quote: '', rule }))}
          service={serviceOf(program.slug)}
          words={words}
          isFirst={isFirst}
        />
      )
    )
  }
  return (
    <section id="answer" aria-labelledby="answer-heading" className={styles.section}>
      <div className={styles.inner}>
        <h2 id="answer-heading" ref={heading} tabIndex={-1}>
          {words.heading}
        </h2>
        {found && <TownName found={found} onChoose={onChooseTown} />}
        {asked.town && towns === 'failed' && <p>{townWords.notNow}</p>}
        {/* biome-ignore lint/a11y/noRedundantRoles: keeps the list a list for VoiceOver, which forgets lists without bullets */}
        <ul role="list" className={styles.post}>
          {first.map((suggestion) => signpost(suggestion, true))}
        </ul>
        {others.length > 0 && (
          <div className={styles.others}>
            <h3>{words.others}</h3>
            {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
            <ul role="list" className={styles.more}>
              {others.map((suggestion) => signpost(suggestion, false))}
            </ul>
          </div>
        )}
        {needsElsewhere && (
          <p className={styles.note}>
            <RichText text={townWords.elsewhere} />
          </p>
        )}
        {!isForMe && asked.forWhom && <p className={styles.note}>{words.forSomeoneElse}</p>}
        <p className={styles.call}>
          <span>{words.call}</span> <PhoneAndHours />
        </p>
        {passItOn}
      </div>
    </section>
  )
}
