'use client'

import { type ComponentType, useRef, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { useIsScripted } from '@/components/ui/use-is-scripted'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { messages } from '@/content/messages'
import type { Video } from '@/content/types'
import styles from './VideoButton.module.scss'
import type { VideoDialogProps } from './VideoDialog'
import { watchAddress } from './video-address'

/**
 * The words of a video card, over its whole face. A link to YouTube until the script is here, then a button that
 * plays the video on this page. The code of the player is fetched on the first press, or a little earlier.
 */
export function VideoButton({ video }: { video: Video }) {
  const [Dialog, setDialog] = useState<ComponentType<VideoDialogProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isScripted = useIsScripted()
  const load = () => import('./VideoDialog').then((loaded) => setDialog(() => loaded.VideoDialog))

  function open() {
    button.current?.focus({ preventScroll: true }) // Focus comes back here; Safari does not focus a pressed button.
    // For those who copy the address: it leads to this card. Only a press asks YouTube for anything.
    window.history.replaceState(null, '', `#${video.id}`)
    setIsOpen(true)
    load().catch(() => {
      setIsOpen(false)
      window.location.assign(watchAddress(video)) // Our own server did not answer; YouTube may, and Back leads here.
    })
  }
  function close() {
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
    setIsOpen(false)
  }

  if (!isScripted) {
    return (
      <a className={styles.play} href={watchAddress(video)} target="_blank" rel="noopener">
        <Words title={video.title} />
        <VisuallyHidden> {messages.opensNewTab}</VisuallyHidden>
      </a>
    )
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.play}
        aria-haspopup="dialog"
        data-address={watchAddress(video)}
        onPointerEnter={() => load().catch(later)}
        onFocus={() => load().catch(later)}
        onClick={open}
      >
        <Words title={video.title} />
      </button>
      {isOpen && Dialog && <Dialog video={video} onClose={close} />}
    </>
  )
}

function Words({ title }: { title: string }) {
  return (
    <>
      <span className={styles.sign}>
        <Icon name="play" size={22} />
      </span>
      <span className={styles.title}>{title}</span> <span className={styles.words}>{messages.video.play}</span>
    </>
  )
}

/** Without the player's code a press still leads to YouTube, so an early fetch that fails is nobody's trouble. */
const later = () => {}
