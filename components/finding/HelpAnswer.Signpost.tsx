import { SiteLink } from '@/components/site/SiteLink'
import { messages } from '@/content/messages'
import type { HelpRule, ServiceArea } from '@/content/types'
import type { AnswerWords, HelpProgram } from './HelpAnswer'
import styles from './HelpAnswer.Signpost.module.scss'
import { VerdictLine } from './VerdictLine'
import type { Verdict } from './verdict'

type SignpostProps = {
  program: HelpProgram
  /** What the reader chose, and why it leads here; the quote is empty when nothing was chosen. */
  quotes: readonly { quote: string; rule: HelpRule }[]
  service: { area: ServiceArea; verdict: Verdict } | undefined
  words: AnswerWords
  /** A program to start with also shows its window, what it costs, and the next step. */
  isFirst: boolean
}

/** A program in the answer: its name on a board that points the way, and the reasons. */
export function Signpost({ program: { slug, name, window, costs }, quotes, service, words, isFirst }: SignpostProps) {
  const more = { text: `${words.more} ${name}`, href: `/${slug}` } as const
  return (
    <li className={styles.sign} data-first={isFirst}>
      {isFirst && <div className={styles.window}>{window}</div>}
      <div className={styles.words}>
        {isFirst ? (
          <h3 className={styles.board}>
            <span>{name}</span>
          </h3>
        ) : (
          <h4>{name}</h4>
        )}
        {quotes.map(({ quote, rule }) => (
          <p key={rule.reason}>
            {quote && <q className={styles.quote}>{quote}</q>} {rule.reason}{' '}
            {rule.link && service?.verdict !== 'no' && <SiteLink link={rule.link} />}
          </p>
        ))}
        {service && <VerdictLine {...service} />}
        {isFirst && (
          <div>
            <h4>{words.costs}</h4>
            <ul className={styles.costs}>
              {costs.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.steps}>
          {isFirst && <SiteLink link={{ text: messages.getStarted, href: `/${slug}/get-started` }} variant="primary" />}
          <SiteLink link={more} {...(isFirst && { variant: 'secondary' })} className={styles.link} />
        </div>
      </div>
    </li>
  )
}
