'use client'

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { TextInput } from '@/components/enquiry/TextInput'
import { Button } from '@/components/ui/Button'
import { Stack } from '@/components/ui/Layout'
import { inTime } from '@/components/ui/scripted'
import type { TextField } from '@/content/types'
import { hrefTo } from '@/lib/links/href'
import type * as Answers from './TownAnswer'
import styles from './TownCheck.module.scss'

type TownCheckProps = Pick<Parameters<typeof Answers.TownAnswer>[0], 'services'> & {
  field: TextField
  words: { check: string; notNow: string }
}

/**
 * A field for a town, and which programs go there. The towns and the answer are fetched when someone is about to use
 * it. Before the script arrives, the form leads to this page with the town in its address, which is answered then. The
 * words come in as props, because those of the answer would come along otherwise.
 */
export function TownCheck({ services, field, words }: TownCheckProps) {
  const [asked, setAsked] = useState('')
  const [late, setLate] = useState<typeof Answers | 'failed' | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const isHere = late !== null && late !== 'failed'
  const namesId = `${field.id}-names`

  function load() {
    if (isHere) return
    inTime(import('./TownAnswer')).then(setLate, () => setLate('failed'))
  }
  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(String(new FormData(event.currentTarget).get(field.id) ?? ''))
    load()
  }
  const followAddress = useEffectEvent(() => {
    const town = new URLSearchParams(window.location.search).get(field.id)
    const input = form.current?.elements.namedItem(field.id)
    if (!town || !(input instanceof HTMLInputElement)) return
    // What someone has typed since then is what they want.
    input.value ||= town
    setAsked(input.value)
    load()
  })
  useEffect(() => followAddress(), [])
  return (
    <Stack gap={24} data-needs-script data-print="hide">
      <form ref={form} action={hrefTo('/find-help#my-town')} method="get" className={styles.form} onSubmit={check}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only notices that the field is about to be used */}
        <div onFocus={load} onPointerEnter={load}>
          <TextInput field={field} error={undefined} list={namesId} />
          <datalist id={namesId}>{isHere && late.townNames.map((name) => <option key={name} value={name} />)}</datalist>
        </div>
        <Button type="submit" variant="primary">
          {words.check}
        </Button>
      </form>
      <div role="status">
        {asked && late === 'failed' && <p>{words.notNow}</p>}
        {asked && isHere && (
          // Rebuilt for each question; otherwise what a translator has replaced would stay.
          <late.TownAnswer key={asked} asked={asked} services={services} onChoose={setAsked} />
        )}
      </div>
    </Stack>
  )
}
