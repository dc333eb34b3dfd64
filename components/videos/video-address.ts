import type { LinkTarget, Video } from '@/content/types'

/** A video's page on YouTube. */
export function watchAddress({ youtubeId }: Video): `https://${string}` {
  return `https://www.youtube.com/watch?v=${youtubeId}`
}

/** A video's player in YouTube's no-cookie mode: starts at once, with captions, and ends without strangers' videos. */
export function playerAddress({ youtubeId }: Video): string {
  return `https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0&cc_load_policy=1`
}

/** Id of a video's transcript on the page. */
export function transcriptId({ id }: Video): string {
  return `${id}-transcript`
}

/** Where to read a video's transcript, if it has one: elsewhere, or on the same page. */
export function transcriptAddress(video: Video): LinkTarget | undefined {
  const { transcript } = video
  return transcript && typeof transcript !== 'string' ? `#${transcriptId(video)}` : transcript
}
