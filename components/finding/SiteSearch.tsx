'use client'

import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/Button'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { hrefTo } from '@/lib/links/href'
import {
  goToQueryString,
  longestQuery,
  queryIn,
  queryName,
  queryStringFor,
  useQueryString,
  wordsOfMissingPage,
} from './query-in-address'
import { type ResultWords, SearchResults, titleOf } from './SearchResults'
import styles from './SiteSearch.module.scss'
import { useSiteSearch } from './use-site-search'

/** Milliseconds after the last letter until something is looked for, and until what was found is said aloud. */
const pause = { look: 200, say: 1000 }

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
  const query = queryIn(useQueryString())
  const { search, load } = useSiteSearch()
  const [said, setSaid] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef('')

  const results = useMemo(() => (typeof search === 'function' && query ? search(query) : null), [search, query])
  const title = query && (search === 'failed' ? resultWords.failed : titleOf(query, results, resultWords))

  function look(text: string) {
    clearTimeout(wait.current)
    asked.current = queryIn(queryStringFor(text))
    if (asked.current !== query) goToQueryString(queryStringFor(text), 'replace')
    if (asked.current) load()
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
  useEffect(() => {
    begin()
    return () => clearTimeout(wait.current)
  }, [])

  const followAddress = useEffectEvent(() => {
    // Not `query`, which is empty until the page has hydrated.
    const inAddress = queryIn(window.location.search)
    // On the way back and forth; while someone types, the field is ahead of the address.
    if (!field.current || inAddress === asked.current) return
    field.current.value = inAddress
    look(inAddress)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the address has changed
  useEffect(() => followAddress(), [query])

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
          <VisuallyHidden>{said}</VisuallyHidden>
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
