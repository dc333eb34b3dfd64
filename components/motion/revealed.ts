/** Marks a part of the page that fades in once when it is scrolled into view. */
export const revealed = { 'data-reveal': '' } as const
