import { SiteLink } from '@/components/site/SiteLink'
import { Picture } from '@/components/ui/Picture'
import type { Link, Video } from '@/content/types'
import { VideoButton } from './VideoButton'
import styles from './VideoGrid.module.scss'
import { VideoTranscript } from './VideoTranscript'

type VideoGridProps = {
  videos: readonly Video[]
  /** Where to find more. */
  more?: Link
}

/** Videos as cards with our own pictures; nothing is fetched from YouTube until someone presses one. */
export function VideoGrid({ videos, more }: VideoGridProps) {
  return (
    <>
      {/* Safari drops the list role when the bullets are removed. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: keeps the list a list for VoiceOver */}
      <ul role="list" className={styles.videos}>
        {videos.map((video, index) => (
          <VideoCard key={video.id} video={video} isLarge={index === 0 && videos.length === 3} />
        ))}
      </ul>
      {more && (
        <p className={styles.more}>
          <SiteLink link={more} variant="secondary" />
        </p>
      )}
    </>
  )
}

function VideoCard({ video, isLarge }: { video: Video; isLarge: boolean }) {
  const widthInLargeWindows = isLarge ? '52rem' : '22rem'
  return (
    <li id={video.id} className={styles.video}>
      <div className={styles.card}>
        <div className={styles.poster}>
          <Picture
            picture={video.poster}
            alt=""
            sizes={`(width >= 60em) ${widthInLargeWindows}, (width >= 48em) 46vw, 92vw`}
          />
        </div>
        <div className={styles.face}>
          <VideoButton video={video} />
        </div>
      </div>
      <VideoTranscript video={video} />
    </li>
  )
}
