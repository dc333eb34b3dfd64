import { Fragment } from 'react'

/** Text that may break after a slash between words or, in an email address, before the @ and the dots. */
export function Breakable({ text }: { text: string }) {
  const [first, ...rest] = text.split(text.includes('@') ? /(?=[@.])/ : /(?=\/\p{L})/u)
  if (rest.length === 0) return text
  // One element, because Firefox makes columns of what stands on either side of a break in a button.
  return (
    <span>
      {first}
      {rest.map((part, place) => {
        const [before, after] = part.startsWith('/') ? ['/', part.slice(1)] : ['', part]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
          <Fragment key={place}>
            {before}
            <wbr />
            {after}
          </Fragment>
        )
      })}
    </span>
  )
}
