'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Stack } from '@/components/ui/Layout'
import { useIsScripted } from '@/components/ui/scripted'
import { mapWords } from '@/content/messages'
import type { Place } from '@/content/types'

/** A button that becomes a map; nothing is fetched from Google before that press. */
export function ShowMap({ title, address }: NonNullable<Place['map']>) {
  const [isShown, setShown] = useState(false)
  const isScripted = useIsScripted()
  if (isShown) {
    return (
      <iframe
        // The pressed button is gone, so keyboard focus moves on to the map.
        ref={(map) => map?.focus()}
        title={title}
        src={address}
        referrerPolicy="strict-origin-when-cross-origin"
        data-print="hide"
      />
    )
  }
  return (
    <Stack gap={8} align="start" data-needs-script data-print="hide">
      <Button variant="secondary" disabled={!isScripted} onClick={() => setShown(true)}>
        <Icon name="pin" size={20} />
        {mapWords.show}
      </Button>
      <p className="small">{mapWords.note}</p>
    </Stack>
  )
}
