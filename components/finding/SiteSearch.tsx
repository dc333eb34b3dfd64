'use client'

import { type FormEvent, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PhoneAndHours } from '@/components/site/PhoneLink'
import { Button } from '@/components/ui/Button'
import { Stack } from '@/components/ui/Layout'
import { inTime } from '@/components/ui/scripted'
import { hrefTo } from '@/lib/links/href'
import type { Found, Search } from '@/lib/search/site-search'
import { longestQuery, queryIn, queryName, queryStringFor, wordsOfMissingPage } from './query-in-address'
import styles from './SiteSearch.module.scss'

/** Milliseconds after the last letter until something is looked for, and until what was found is said aloud. */
const pause = { look: 200, say: 1000 }

type ResultWords = Readonly<
  Record<'one' | 'some' | 'best' | 'none' | 'noneHelp' | 'looking' | 'failed' | 'failedHelp', string>
>

type SiteSearchProps = {
  words: Readonly<Record<'label' | 'hint' | 'submit', string>>
  resultWords: ResultWords
  /** Paths of all pages: someone who comes from another address of this site has missed a page. */
  paths: readonly string[]
}

/**
 * A field, and what is found as someone types. What is looked for stands in the address, so that the way back from a
 * result leads to the others. Before the script is here the form leads to the same address.
 */
export function SiteSearch({ words, resultWords, paths }: SiteSearchProps) {
  const [query, setQuery] = useState('')
  const { search, load } = useSiteSearch()
  const [said, setSaid] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined)

  const results = useMemo(() => (typeof search === 'function' && query ? search(query) : null), [search, query])
  const title = query && (search === 'failed' ? resultWords.failed : titleOf(query, results, resultWords))

  function look(text: string) {
    clearTimeout(wait.current)
    const next = queryStringFor(text)
    setQuery(queryIn(next))
    // With the current state, the framework's router takes the entry for one of its own and fetches nothing.
    if (queryIn(next) !== queryIn(window.location.search)) {
      window.history.replaceState(window.history.state, '', `${window.location.pathname}${next}`)
    }
    if (next) load()
  }
  function lookSoon() {
    clearTimeout(wait.current)
    wait.current = setTimeout(() => look(field.current?.value ?? ''), pause.look)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    // What was found, or that we are looking, has a heading by the time that the focus moves there.
    flushSync(() => look(field.current?.value ?? ''))
    heading.current?.focus()
  }

  const begin = useEffectEvent(() => {
    if (!field.current) return
    const missed = wordsOfMissingPage(document.referrer, window.location.origin, paths)
    // What someone typed before the script came is what they want.
    field.current.value ||= queryIn(window.location.search) || missed
    look(field.current.value)
  })
  const goBackOrForth = useEffectEvent(() => {
    if (!field.current) return
    field.current.value = queryIn(window.location.search)
    look(field.current.value)
  })
  useEffect(() => {
    begin()
    window.addEventListener('popstate', goBackOrForth)
    return () => {
      clearTimeout(wait.current)
      window.removeEventListener('popstate', goBackOrForth)
    }
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => setSaid(title), pause.say)
    return () => clearTimeout(timer)
  }, [title])

  return (
    <div className="ground" data-tone="raised" data-tight data-needs-script>
      <div className="wrap">
        {/* biome-ignore lint/a11y/useSemanticElements: browsers from before the end of 2023 don't know <search> */}
        <form
          role="search"
          action={hrefTo('/search')}
          method="get"
          className={styles.form}
          data-print="hide"
          onSubmit={submit}
        >
          <label htmlFor={queryName} className={`h3 ${styles.label}`}>
            {words.label}
          </label>
          <p id="search-hint" className={`small ${styles.hint}`}>
            {words.hint}
          </p>
          <input
            ref={field}
            type="search"
            id={queryName}
            name={queryName}
            className={styles.field}
            aria-describedby="search-hint"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={longestQuery}
            onFocus={load}
            onInput={lookSoon}
          />
          <Button type="submit" variant="primary">
            {words.submit}
          </Button>
        </form>
        <div role="status">
          <span className="visuallyHidden">{said}</span>
        </div>
        {title && (
          <SearchResults
            title={title}
            heading={heading}
            found={results?.found ?? []}
            help={search === 'failed' ? resultWords.failedHelp : results && resultWords.noneHelp}
          />
        )}
      </div>
    </div>
  )
}

type SearchResultsProps = {
  title: string
  found: readonly Found[]
  help: string | null
  heading: RefObject<HTMLHeadingElement | null>
}

function SearchResults({ title, found, help, heading }: SearchResultsProps) {
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
          {/* On paper the end of the page says it. */}
          <p className={styles.call} data-print="hide">
            <PhoneAndHours />
          </p>
        </>
      )}
    </Stack>
  )
}

/** '4 results for “lunch”'. */
function titleOf(query: string, results: ReturnType<Search> | null, words: ResultWords): string {
  if (!results) return words.looking
  const { found, isCut } = results
  const several = isCut ? words.best : words.some
  const said = found.length === 0 ? words.none : found.length === 1 ? words.one : several
  return said.replace('{count}', String(found.length)).replace('{query}', () => query)
}

/** The search, fetched with its index when `load` is called; `failed` when it does not come, until it is called again. */
function useSiteSearch(): { search: Search | 'failed' | null; load: () => void } {
  const [search, setSearch] = useState<Search | 'failed' | null>(null)
  const isOnItsWay = useRef(false)

  function load() {
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    inTime(import('@/lib/search/site-search').then(({ fetchSearch }) => fetchSearch())).then(
      (ready) => setSearch(() => ready),
      () => {
        isOnItsWay.current = false
        setSearch('failed')
      },
    )
  }
  return { search, load }
}
