import { Fragment } from 'react'

/** Text that may break after a slash between words, as in Spring/Summer or a web address; browsers don't, by themselves. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?=\/\p{L})/u).map((part, place) =>
    place === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
      <Fragment key={place}>
        /<wbr />
        {part.slice(1)}
      </Fragment>
    ),
  )
}
