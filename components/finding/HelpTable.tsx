import { Fragment } from 'react'
import { SiteLink } from '@/components/site/SiteLink'
import { Section } from '@/components/ui/Section'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { HelpRule, HelpSentence, Link } from '@/content/types'
import styles from './HelpTable.module.scss'

type HelpTableProps = {
  heading: string
  lead: string
  heads: { sentence: string; programs: string }
  /** Comes before the programs that also help. */
  also: string
  sentences: readonly HelpSentence[]
  programs: readonly { slug: string; name: string }[]
}

/** Every sentence and the help it leads to: the whole answer without script, and an overview with it. */
export function HelpTable({ heading, lead, heads, also, sentences, programs }: HelpTableProps) {
  const linkTo = ({ program }: HelpRule): Link => ({
    text: programs.find(({ slug }) => slug === program)?.name ?? program,
    href: `/${program}`,
  })
  return (
    <Section id="all" heading={heading} lead={lead} picture="videos/telephone">
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{heading}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{heads.sentence}</th>
              <th scope="col">{heads.programs}</th>
            </tr>
          </thead>
          <tbody>
            {sentences.map(({ id, text, rules: [best, ...others] }) => (
              <tr key={id}>
                <th scope="row">“{text}”</th>
                <td>
                  {best && (
                    <>
                      <SiteLink link={linkTo(best)} className={styles.link} />
                      <p className={styles.reason}>{best.reason}</p>
                    </>
                  )}
                  {others.length > 0 && (
                    <p className={styles.also}>
                      {also}{' '}
                      {others.map((rule, index) => (
                        <Fragment key={rule.program}>
                          {index > 0 && ', '}
                          <SiteLink link={linkTo(rule)} />
                        </Fragment>
                      ))}
                    </p>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
