import type { RefObject } from 'react'
import { PhoneAndHours } from '@/components/site/PhoneLink'
import type { Found, Search } from '@/lib/search/site-search'
import styles from './SearchResults.module.scss'

export type ResultWords = Readonly<
  Record<'one' | 'some' | 'best' | 'none' | 'noneHelp' | 'looking' | 'failed' | 'failedHelp', string>
>

type SearchResultsProps = {
  /** How much was found, and for what. */
  title: string
  found: readonly Found[]
  /** What to do when there is nothing; with it stands the telephone. */
  help: string | null
  heading: RefObject<HTMLHeadingElement | null>
}

/** What was found: each a link to the very heading, the page it is on, and the words around what was looked for. */
export function SearchResults({ title, found, help, heading }: SearchResultsProps) {
  return (
    <section aria-labelledby="results-heading" className={styles.results}>
      <h2 id="results-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      {found.length > 0 && (
        <ol className={styles.list}>
          {found.map(({ href, page, heading: name, excerpt, language }) => (
            <li key={href} className={styles.result} lang={language}>
              <a href={href} className={styles.link}>
                {page !== name && <span className={styles.page}>{page} </span>}
                <span className={styles.name}>{name}</span>
              </a>
              <p className={styles.excerpt}>
                {excerpt.map(({ text, isFound }, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
                  isFound ? <mark key={index}>{text}</mark> : text,
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
      {found.length === 0 && help && (
        <>
          <p className={styles.help}>{help}</p>
          <p className={styles.call}>
            <PhoneAndHours />
          </p>
        </>
      )}
    </section>
  )
}

/** '4 results for “lunch”'. */
export function titleOf(query: string, results: ReturnType<Search> | null, words: ResultWords): string {
  if (!results) return words.looking
  const { found, isCut } = results
  const several = isCut ? words.best : words.some
  const said = found.length === 0 ? words.none : found.length === 1 ? words.one : several
  return said.replace('{count}', String(found.length)).replace('{query}', () => query)
}
