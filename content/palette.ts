/**
 * Every color on the site, once. The build puts them into the styles (as `$sage-light`), shared pictures, PDFs and
 * letters. Drawings and icons are drawn in these and those of images/palette.json.
 */
export const palette = {
  ink: '#1e2b25',
  inkSoft: '#3f4d46',
  forest: '#1f4a3a',
  forestDeep: '#17382c',
  forestLine: '#3b5c4f',
  clay: '#8c3516',
  clayDeep: '#6b2810',
  gold: '#f2c14e',
  sage: '#567a64',
  sageLight: '#8fae97',
  sagePale: '#cbd8ce',
  wood: '#b98a5a',
  stone: '#6b7a72',
  mist: '#e4ece4',
  mistPale: '#f3f7f2',
  cream: '#fbf6ec',
  sand: '#f1e7d5',
  sandLine: '#d9cfbc',
  paper: '#ffffff',
  focus: '#0842a0',
  error: '#9b1c1c',
  errorPale: '#fdf3f1',
} as const
