/**
 * Colors for the places that no stylesheet reaches: the browser's own bars, icons, shared pictures, PDFs, letters and
 * the server's pages. The names are those of styles/settings/_palette.scss, and a test holds both files together.
 */
export const palette = {
  ink: '#1e2b25',
  inkSoft: '#3f4d46',
  forest: '#1f4a3a',
  forestDeep: '#17382c',
  clay: '#8c3516',
  stone: '#6b7a72',
  mistPale: '#f3f7f2',
  cream: '#fbf6ec',
  sandLine: '#d9cfbc',
  paper: '#ffffff',
  focus: '#0842a0',
  error: '#9b1c1c',
} as const
