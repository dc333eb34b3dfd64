import { Fragment } from 'react'

/** Text that may break after a slash between words, as in Spring/Summer or a web address; browsers don't, by themselves. */
export function Breakable({ text }: { text: string }) {
  const [first, ...rest] = text.split(/(?=\/\p{L})/u)
  if (rest.length === 0) return text
  // One element, because Firefox makes columns of what stands on either side of a break in a button.
  return (
    <span>
      {first}
      {rest.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
        <Fragment key={place}>
          /<wbr />
          {part.slice(1)}
        </Fragment>
      ))}
    </span>
  )
}
