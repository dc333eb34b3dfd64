import { Prose } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { Stack } from '@/components/ui/Layout'
import type { Block, Link } from '@/content/types'

type TextWithLinkProps = { text: readonly Block[]; link: Link }

/** Running text and the step it leads to. */
export function TextWithLink({ text, link }: TextWithLinkProps) {
  return (
    <Stack gap={24} align="start">
      <Prose blocks={text} />
      <div data-print="hide">
        <SiteLink link={link} variant="secondary" />
      </div>
    </Stack>
  )
}
