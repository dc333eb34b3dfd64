import type { ReactNode } from 'react'
import { Stack } from '@/components/ui/Layout'
import { Picture } from '@/components/ui/Picture'
import { Unbroken } from '@/components/ui/Unbroken'
import type { Illustration } from '@/content/types'
import styles from './PageHead.module.scss'

type PageHeadProps = {
  heading: string
  lead: string
  image?: Illustration
  pictures?: ReactNode
  children?: ReactNode
}

export function PageHead({ heading, lead, image, pictures, children }: PageHeadProps) {
  return (
    <div className={`wrap ${styles.head}`} data-pictured={Boolean(image ?? pictures)}>
      <Stack className={styles.text}>
        <h1>
          <Unbroken text={heading} />
        </h1>
        <p className="lead">
          <Unbroken text={lead} />
        </p>
        {children && (
          <div className="actions" data-print="hide">
            {children}
          </div>
        )}
      </Stack>
      {(image || pictures) && (
        <div className={styles.window}>
          {pictures}
          {image && <Picture {...image} sizes="26rem" isFirst />}
        </div>
      )}
    </div>
  )
}
