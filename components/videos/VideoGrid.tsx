import type { ComponentProps } from 'react'
import { Prose } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { Button, buttonLook } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { LateDialog } from '@/components/ui/LateDialog'
import { Cluster, Grid, Stack } from '@/components/ui/Layout'
import { Picture } from '@/components/ui/Picture'
import { messages } from '@/content/messages'
import type { Link, Video, VideoWithoutPoster } from '@/content/types'
import styles from './VideoGrid.module.scss'

type VideoGridProps = {
  videos: readonly Video[]
  more?: Link
}

/** Videos as cards with our own pictures; nothing is fetched from YouTube until someone presses one. */
export function VideoGrid({ videos, more }: VideoGridProps) {
  return (
    <Stack gap={40}>
      <Grid as="ul" role="list" column="max(12.5rem, 28%)" gap={40} className={styles.videos}>
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

/** A video without a poster: a button beside the words that it belongs to. */
export function VideoButton({ video }: { video: VideoWithoutPoster }) {
  return (
    <div id={video.id} data-print="hide">
      <WatchLink video={video} {...buttonLook('secondary')}>
        <Icon name="play" size={22} />
        {messages.video.play}
        <span className="visuallyHidden">: {video.title}</span>
      </WatchLink>
      <VideoTranscript video={video} />
    </div>
  )
}

/** A video's poster, and over all of it the link that plays it. A URL's hash leads to the card. */
function VideoCard({ video, isLarge }: { video: Video; isLarge: boolean }) {
  const widthInLargeWindows = isLarge ? '52rem' : '22rem'
  return (
    <li id={video.id} className={styles.video}>
      <div className={styles.card}>
        <div className={styles.poster} data-print="hide">
          <Picture
            picture={video.poster}
            alt=""
            sizes={`(width >= 60em) ${widthInLargeWindows}, (width >= 48em) 46vw, 92vw`}
          />
        </div>
        <WatchLink video={video} className={styles.play}>
          <span className={styles.sign} data-print="hide">
            <Icon name="play" size={22} />
          </span>
          <span className={styles.title}>{video.title}</span>{' '}
          <span className={styles.words} data-print="hide">
            {messages.video.play}
          </span>
        </WatchLink>
      </div>
      <VideoTranscript video={video} />
    </li>
  )
}

/**
 * A link to YouTube that plays a video on this page once the script has arrived; only a press fetches anything from
 * YouTube.
 */
function WatchLink({ video, ...rest }: { video: VideoWithoutPoster } & ComponentProps<'a'>) {
  return (
    <LateDialog
      {...rest}
      href={watchAddress(video)}
      target="_blank"
      rel="noopener"
      linkNote={<span className="visuallyHidden"> {messages.opensNewTab}</span>}
      hash={video.id}
      opensByAddress={false}
      title={video.title}
      closeLabel={messages.close}
      content={<VideoPlayer video={video} />}
    />
  )
}

/**
 * What a video's dialog shows: the player in YouTube's no-cookie mode, which starts at once, with captions, and ends
 * without strangers' videos. It keeps the Escape key to itself, so a button to close the dialog is the next tab stop
 * after it. A transcript on the same page opens in the dialog's place.
 */
function VideoPlayer({ video }: { video: VideoWithoutPoster }) {
  const transcript = transcriptAddress(video)
  return (
    <Stack>
      <iframe
        className={styles.player}
        src={`https://www.youtube-nocookie.com/embed/${video.youtubeId}?autoplay=1&rel=0&cc_load_policy=1`}
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

/**
 * Leads to a video's transcript, elsewhere or on this page. On this page it's in the HTML, shown when the URL's hash
 * names it; with script, a dialog shows it.
 */
function VideoTranscript({ video }: { video: VideoWithoutPoster }) {
  const { id, title, transcript } = video
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
        hash={`${id}-transcript`}
        title={title}
        closeLabel={messages.close}
        content={words}
        data-print="hide"
      >
        {name}
      </LateDialog>
      <div id={`${id}-transcript`} className={styles.place} data-print="hide">
        {words}
      </div>
    </>
  )
}

function watchAddress({ youtubeId }: VideoWithoutPoster) {
  return `https://www.youtube.com/watch?v=${youtubeId}` as const
}

/** Where to read a video's transcript, if it has one: elsewhere, or on the same page. */
function transcriptAddress({ id, transcript }: VideoWithoutPoster) {
  return transcript && typeof transcript !== 'string' ? (`#${id}-transcript` as const) : transcript
}
