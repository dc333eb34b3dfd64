/** Marks a part of the page that fades in, once, when scrolled into view. */
export const revealed = { 'data-reveal': '' } as const
