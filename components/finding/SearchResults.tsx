import type { RefObject } from 'react'
import { PhoneAndHours } from '@/components/site/PhoneLink'
import { Stack } from '@/components/ui/Layout'
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
    <Stack as="section" aria-labelledby="results-heading" className={styles.results}>
      <h2 id="results-heading" ref={heading} tabIndex={-1} className="h3">
        {title}
      </h2>
      {found.length > 0 && (
        <ol role="list">
          {found.map(({ href, page, heading: name, excerpt, language }) => (
            <li key={href} className={styles.result} lang={language}>
              <a href={href} className={styles.link}>
                {page !== name && <span className="small">{page} </span>}
                <span className={`h4 ${styles.name}`}>{name}</span>
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
          <p>{help}</p>
          <p className={styles.call}>
            <PhoneAndHours />
          </p>
        </>
      )}
    </Stack>
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
