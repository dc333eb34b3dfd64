import { buildSync } from 'esbuild'

let text: string | undefined

/** The loader as pages include it: one small script, in syntax browsers have known since 2015. */
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
