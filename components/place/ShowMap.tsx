'use client'

import { type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { useIsScripted } from '@/components/ui/use-is-scripted'
import { mapWords } from '@/content/messages'
import styles from './ShowMap.module.scss'

type ShowMapProps = {
  title: string
  address: string
  /** The picture shown until the press. */
  children: ReactNode
}

/** A picture until someone asks for the map; nothing is fetched from Google before that press. */
export function ShowMap({ title, address, children }: ShowMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  /** The frame's height in pixels when the map was asked for. It keeps that height, so nothing below it moves. */
  const [height, setHeight] = useState<number>()
  const isScripted = useIsScripted()
  return (
    <div ref={frame} className={styles.frame} style={{ minBlockSize: height }} data-needs-script data-print="hide">
      {height !== undefined ? (
        <iframe
          // The pressed button is gone, so keyboard focus moves on to the map.
          ref={(map) => map?.focus()}
          className={styles.map}
          title={title}
          src={address}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          <div className={styles.picture}>{children}</div>
          <div className={styles.ask}>
            <Button
              variant="primary"
              disabled={!isScripted}
              onClick={() => setHeight(frame.current?.getBoundingClientRect().height)}
            >
              <Icon name="pin" size={20} />
              {mapWords.show}
            </Button>
            <p className={styles.note}>{mapWords.note}</p>
          </div>
        </>
      )}
    </div>
  )
}
