import { Icon } from '@/components/ui/Icon'
import { LateDialog } from '@/components/ui/LateDialog'
import { messages } from '@/content/messages'
import type { Video } from '@/content/types'
import styles from './VideoGrid.module.scss'
import { VideoPlayer } from './VideoPlayer'
import { watchAddress } from './video-address'

/**
 * A video card's words, covering the whole card: a link to YouTube that plays the video on this page once the script
 * has arrived. A URL's hash leads to the card; only a press fetches anything from YouTube.
 */
export function VideoButton({ video }: { video: Video }) {
  return (
    <LateDialog
      className={styles.play}
      href={watchAddress(video)}
      target="_blank"
      rel="noopener"
      linkNote={<span className="visuallyHidden"> {messages.opensNewTab}</span>}
      hash={video.id}
      opensByAddress={false}
      title={video.title}
      closeLabel={messages.close}
      content={<VideoPlayer video={video} />}
    >
      <span className={styles.sign}>
        <Icon name="play" size={22} />
      </span>
      <span className={styles.title}>{video.title}</span> <span className={styles.words}>{messages.video.play}</span>
    </LateDialog>
  )
}
