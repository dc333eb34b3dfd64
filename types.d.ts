/// <reference types="next" />
import type {} from 'react'

declare module 'react' {
  /** Allows custom properties in `style`, too. */
  interface CSSProperties {
    [property: `--${string}`]: string
  }
}
