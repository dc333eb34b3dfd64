import { Prose } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { LateDialog } from '@/components/ui/LateDialog'
import { Grid, Stack } from '@/components/ui/Layout'
import { Picture } from '@/components/ui/Picture'
import { messages } from '@/content/messages'
import type { Link, Video } from '@/content/types'
import { VideoButton } from './VideoButton'
import styles from './VideoGrid.module.scss'
import { transcriptAddress, transcriptId } from './video-address'

type VideoGridProps = {
  videos: readonly Video[]
  /** Where to find more. */
  more?: Link
}

/** Videos as cards with our own pictures; nothing is fetched from YouTube until someone presses one. */
export function VideoGrid({ videos, more }: VideoGridProps) {
  return (
    <Stack gap={40}>
      <Grid as="ul" role="list" column="max(17rem, 30%)" gap={40} className={styles.videos}>
        {videos.map((video, index) => (
          <VideoCard key={video.id} video={video} isLarge={index === 0 && videos.length === 3} />
        ))}
      </Grid>
      {more && (
        <p>
          <SiteLink link={more} variant="secondary" />
        </p>
      )}
    </Stack>
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
        <VideoButton video={video} />
      </div>
      <VideoTranscript video={video} />
    </li>
  )
}

/**
 * Leads to a video's transcript, elsewhere or on this page. On this page it's in the HTML, shown when the URL's hash
 * names it; with script, a dialog shows it.
 */
function VideoTranscript({ video }: { video: Video }) {
  const { title, transcript } = video
  const address = transcriptAddress(video)
  if (!transcript || !address) return null
  const name = `${messages.video.transcript}: ${title}`
  if (typeof transcript === 'string') {
    return <SiteLink className={`standalone ${styles.transcript}`} link={{ text: name, href: address }} />
  }
  const words = <Prose blocks={transcript} />
  return (
    <>
      <LateDialog
        className={`standalone ${styles.transcript}`}
        href={address}
        hash={transcriptId(video)}
        title={title}
        closeLabel={messages.close}
        content={words}
        data-print="hide"
      >
        {name}
      </LateDialog>
      <div id={transcriptId(video)} className={styles.place} data-print="hide">
        {words}
      </div>
    </>
  )
}
