import type { LinkTarget, Video } from '@/content/types'

/** The page of a video at YouTube. */
export function watchAddress({ youtubeId }: Video): `https://${string}` {
  return `https://www.youtube.com/watch?v=${youtubeId}`
}

/** The player of a video in YouTube's mode without cookies: it starts at once, with captions, and ends without strangers' videos. */
export function playerAddress({ youtubeId }: Video): string {
  return `https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0&cc_load_policy=1`
}

/** Name of the place of a video's transcript on the page. */
export function transcriptId({ id }: Video): string {
  return `${id}-transcript`
}

/** Where the transcript of a video is read, if it has one: elsewhere, or on the same page. */
export function transcriptAddress(video: Video): LinkTarget | undefined {
  const { transcript } = video
  return transcript && typeof transcript !== 'string' ? `#${transcriptId(video)}` : transcript
}
