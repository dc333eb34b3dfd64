import type { ReactNode } from 'react'
import { Split, Stack } from './Layout'
import { Unbroken } from './Unbroken'

type SectionProps = {
  /** Id of the section, and part of its heading's id; links jump to it. */
  id: string
  heading: string
  tone?: 'plain' | 'raised' | 'calm' | 'warm' | 'band'
  /** `split` puts the heading beside the content where there's room. */
  layout?: 'split'
  lead?: ReactNode
  /** Not printed: what paper has no room for, or can't show. */
  isOnScreenOnly?: boolean
  children: ReactNode
}

export function Section({ id, heading, tone = 'plain', layout, lead, isOnScreenOnly, children }: SectionProps) {
  const headingId = `${id}-heading`
  const Layout = layout === 'split' ? Split : Stack
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="ground"
      data-tone={tone}
      data-print={isOnScreenOnly && 'hide'}
    >
      <Layout className="wrap" gap={40} data-reveal>
        <Stack>
          <h2 id={headingId}>
            <Unbroken text={heading} />
          </h2>
          {lead && <div className="lead">{lead}</div>}
        </Stack>
        <div>{children}</div>
      </Layout>
    </section>
  )
}
