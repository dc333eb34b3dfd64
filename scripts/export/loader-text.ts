import { buildSync } from 'esbuild'

let text: string | undefined

/** The loader as a page carries it: one small script, in words that browsers since 2015 know. */
export function loaderText(): string {
  text ??= buildSync({
    entryPoints: ['scripts/export/loader.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2015',
    write: false,
  }).outputFiles[0]?.text.trim()
  return text ?? ''
}
