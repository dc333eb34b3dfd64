import type { PictureName } from '@/generated/pictures'
import styles from './PaperPrint.module.scss'
import { Picture } from './Picture'

type PaperPrintProps = { picture: PictureName; alt: string; position?: string | undefined; sizes?: string }

/** A photograph as a paper print with a white border; `--print-foot` makes the border deeper below the picture. */
export function PaperPrint(props: PaperPrintProps) {
  return (
    <div className={styles.print}>
      <Picture {...props} shape="plain" />
    </div>
  )
}
