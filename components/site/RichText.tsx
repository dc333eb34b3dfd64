import { Unbroken } from '@/components/ui/Unbroken'
import type { Block, RichText as RichTextContent } from '@/content/types'
import styles from './RichText.module.scss'
import { SiteLink } from './SiteLink'

export function RichText({ text }: { text: RichTextContent }) {
  if (typeof text === 'string') return <Unbroken text={text} />
  return text.map((part) =>
    typeof part === 'string' ? (
      <Unbroken key={part} text={part} />
    ) : (
      <SiteLink key={part.text + part.href} link={part} />
    ),
  )
}

export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: content is constant
        <ProseBlock key={index} block={block} />
      ))}
    </div>
  )
}

function ProseBlock({ block }: { block: Block }) {
  if (typeof block === 'object' && 'list' in block) return <ul>{listItems(block.list)}</ul>
  if (typeof block === 'object' && 'steps' in block) return <ol>{listItems(block.steps)}</ol>
  return (
    <p>
      <RichText text={block} />
    </p>
  )
}

function listItems(items: readonly RichTextContent[]) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: content is constant
    <li key={index}>
      <RichText text={item} />
    </li>
  ))
}
