import { SiteLink } from '@/components/site/SiteLink'
import { Dialog } from '@/components/ui/Dialog'
import { messages } from '@/content/messages'
import type { Video } from '@/content/types'
import styles from './VideoDialog.module.scss'
import { playerAddress, watchAddress } from './video-address'

export type VideoDialogProps = { video: Video; onClose: () => void }

/** A video that plays in the middle of the page. Closing takes the player away, and with it the sound. */
export function VideoDialog({ video, onClose }: VideoDialogProps) {
  return (
    <Dialog title={video.title} closeLabel={messages.close} onClose={onClose}>
      <iframe
        className={styles.player}
        src={playerAddress(video)}
        title={video.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <p className={styles.captions}>{messages.video.captions}</p>
      <p className={styles.links}>
        {video.transcript && <SiteLink link={{ text: messages.video.transcript, href: video.transcript }} />}
        <SiteLink link={{ text: messages.video.watchOnYouTube, href: watchAddress(video), opensNewTab: true }} />
      </p>
    </Dialog>
  )
}
