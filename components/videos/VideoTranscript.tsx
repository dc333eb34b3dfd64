import { Prose } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { LateDialog } from '@/components/ui/LateDialog'
import { messages } from '@/content/messages'
import type { Video } from '@/content/types'
import styles from './VideoTranscript.module.scss'
import { transcriptAddress, transcriptId } from './video-address'

/**
 * Leads to a video's transcript, elsewhere or on this page. On this page it's in the HTML, shown when the URL's hash
 * names it; with script, a dialog shows it.
 */
export function VideoTranscript({ video }: { video: Video }) {
  const { title, transcript } = video
  const address = transcriptAddress(video)
  if (!transcript || !address) return null
  const name = `${messages.video.transcript}: ${title}`
  if (typeof transcript === 'string') {
    return <SiteLink className={styles.transcript} link={{ text: name, href: address }} />
  }
  const words = <Prose blocks={transcript} />
  return (
    <>
      <LateDialog
        className={styles.transcript}
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
