import { paperMessages } from '@/content/messages'
import type { DocumentFile } from '@/content/types'

/** 'PDF, 2 pages, 97 KB' */
export function documentFacts({ pages, bytes }: DocumentFile): string {
  const { pdf, page, pages: several } = paperMessages
  return `${pdf}, ${pages} ${pages === 1 ? page : several}, ${Math.ceil(bytes / 1024)} KB`
}
