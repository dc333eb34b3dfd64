import type { KeyboardEvent } from 'react'

/**
 * What a link needs to be a button once a script handles its presses: the role, the space bar (which would otherwise
 * scroll the page), and no dragging, which a shaky hand might do instead of pressing.
 */
export const asButton = {
  role: 'button',
  draggable: false,
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ') event.preventDefault()
  },
  onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ') event.currentTarget.click()
  },
} as const
