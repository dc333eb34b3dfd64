import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Cluster } from '@/components/ui/Layout'
import { paperMessages } from '@/content/messages'
import type { DocumentFile } from '@/content/types'
import { hrefTo } from '@/lib/links/href'

type DocumentDownloadProps = {
  text: string
  document: DocumentFile
  variant?: 'primary' | 'secondary'
  /** Tells apart two downloads of the same file on one page. */
  id?: string
}

/** A download button, with the kind of file it is. */
export function DocumentDownload({ text, document, variant = 'primary', id = 'file' }: DocumentDownloadProps) {
  const factsId = `${id}${document.path.replace(/\W+/g, '-')}-facts`
  return (
    <Cluster>
      <ButtonLink variant={variant} href={hrefTo(document.path)} download aria-describedby={factsId}>
        <Icon name="document" size={22} />
        {text}
      </ButtonLink>
      <p id={factsId} className="small">
        {documentFacts(document)}
      </p>
    </Cluster>
  )
}

/** 'PDF, 2 pages, 97 KB' */
export function documentFacts({ pages, bytes }: DocumentFile): string {
  const { pdf, page, pages: several } = paperMessages
  return `${pdf}, ${pages} ${pages === 1 ? page : several}, ${Math.ceil(bytes / 1024)} KB`
}
