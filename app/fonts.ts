import localFont from 'next/font/local'

/** Written by scripts/fonts.ts: only the letters and weights this site uses. */
export const bodyFont = localFont({
  src: '../generated/fonts/atkinson.woff2',
  weight: '400 700',
  variable: '--font-body',
  fallback: ['Verdana', 'sans-serif'],
  adjustFontFallback: 'Arial',
})

export const headingFont = localFont({
  src: '../generated/fonts/fraunces.woff2',
  weight: '600',
  variable: '--font-heading',
  fallback: ['Georgia', 'serif'],
  adjustFontFallback: 'Times New Roman',
})
