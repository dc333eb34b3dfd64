import localFont from 'next/font/local'

/** Written by scripts/build/fonts.ts: only the characters and weights this site uses. */
const body = localFont({
  src: '../generated/fonts/atkinson.woff2',
  weight: '400 700',
  variable: '--font-body-everyday',
  fallback: ['Verdana', 'sans-serif'],
  adjustFontFallback: 'Arial',
})

const heading = localFont({
  src: '../generated/fonts/fraunces.woff2',
  weight: '600',
  variable: '--font-heading-everyday',
  fallback: ['Georgia', 'serif'],
  adjustFontFallback: 'Times New Roman',
})

/** Accented letters but ñ (U+F1), fetched only where a page has one, such as in a name. */
const bodyAccented = localFont({
  src: '../generated/fonts/atkinson-accented.woff2',
  weight: '400 700',
  variable: '--font-body-accented',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A1, U+BF-D6, U+D8-F0, U+F2-F6, U+F8-FF' }],
})

const headingAccented = localFont({
  src: '../generated/fonts/fraunces-accented.woff2',
  weight: '600',
  variable: '--font-heading-accented',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A1, U+BF-D6, U+D8-F0, U+F2-F6, U+F8-FF' }],
})

/** Classes that load the fonts; styles/base/_tokens.scss builds the two stacks from them. */
export const fontClasses: string = [body, heading, bodyAccented, headingAccented]
  .map(({ variable }) => variable)
  .join(' ')
