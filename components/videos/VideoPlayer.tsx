import { SiteLink } from '@/components/site/SiteLink'
import { Button } from '@/components/ui/Button'
import { Cluster, Stack } from '@/components/ui/Layout'
import { messages } from '@/content/messages'
import type { Video } from '@/content/types'
import styles from './VideoGrid.module.scss'
import { playerAddress, transcriptAddress, watchAddress } from './video-address'

/**
 * What a video's dialog shows. YouTube's player keeps the Escape key to itself, so a button to close the dialog is the
 * next tab stop after it. A transcript on the same page opens in the dialog's place.
 */
export function VideoPlayer({ video }: { video: Video }) {
  const transcript = transcriptAddress(video)
  return (
    <Stack>
      <iframe
        className={styles.player}
        src={playerAddress(video)}
        title={video.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <p className="small">{messages.video.captions}</p>
      <Cluster>
        <Button variant="secondary" data-closes-dialog>
          {messages.video.close}
        </Button>
        {transcript && (
          <span data-closes-dialog={transcript.startsWith('#') ? true : undefined}>
            <SiteLink link={{ text: messages.video.transcript, href: transcript }} />
          </span>
        )}
        <SiteLink link={{ text: messages.video.watchOnYouTube, href: watchAddress(video), opensNewTab: true }} />
      </Cluster>
    </Stack>
  )
}
