import styles from './Accordion.module.scss'
import { Icon } from './Icon'

/** What stands on the button of an item: its heading and the sign that it opens. */
export function AccordionButtonWords({ heading }: { heading: string }) {
  return (
    <>
      <span>{heading}</span>
      <span className={styles.sign} data-needs-script>
        <Icon name="chevron" size={28} />
      </span>
    </>
  )
}
