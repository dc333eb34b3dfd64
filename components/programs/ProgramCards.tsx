import type { ReactNode } from 'react'
import { Card } from '@/components/ui/Card'
import { Grid, Stack } from '@/components/ui/Layout'
import { Picture } from '@/components/ui/Picture'
import { messages } from '@/content/messages'
import type { Program } from '@/content/types'
import { hrefTo } from '@/lib/links/href'
import styles from './ProgramCards.module.scss'

type ProgramCardsProps = {
  programs: readonly Program[]
  children: ReactNode
}

export function ProgramCards({ programs, children }: ProgramCardsProps) {
  return (
    <Stack gap={24}>
      <Grid as="ul" column="max(20rem, 40%)">
        {programs.map((program) => (
          <Card key={program.slug} kind="door" as="li" className={styles.card}>
            <div className={styles.window}>
              <Picture {...program.banner.image} alt="" sizes="(width >= 60em) 13rem, 5rem" />
            </div>
            <h3 className={`h4 ${styles.heading}`}>{program.names.card}</h3>
            <p className={`small ${styles.summary}`}>{program.summary}</p>
            <a className={styles.more} href={hrefTo(`/${program.slug}`)}>
              {messages.learnMore}
              <span className="visuallyHidden">: {program.names.card}</span>
            </a>
          </Card>
        ))}
      </Grid>
      {children && <p>{children}</p>}
    </Stack>
  )
}
