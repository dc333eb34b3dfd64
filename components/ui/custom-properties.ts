import type {} from 'react'

declare module 'react' {
  /** Custom properties may be set in `style`, too. */
  interface CSSProperties {
    [property: `--${string}`]: string
  }
}
