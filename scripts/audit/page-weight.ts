import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { lateOf } from '../export/late-scripts'

/** Bytes on the wire. */
export type Weight = { gzip: number; brotli: number }

/** What a page weighs before anything is pressed or scrolled to. */
export type PageWeight = {
  parts: Record<'html' | 'css' | 'data' | 'scripts' | 'fonts' | 'pictures', Weight>
  hasForm: boolean
}

/** Weighs the first load of a page of the export. Styles inside the HTML count as HTML and are named apart too. */
export async function weighPage(folder: string, route: string): Promise<PageWeight> {
  const html = await pageOf(folder, route)
  const inlineStyles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('')
  const eager = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/loading="lazy"/.test(tag))
  const preloads = [...html.matchAll(/<link\b[^>]*rel="preload"[^>]*as="font"[^>]*>/g)]
  const fonts = preloads.flatMap(([tag]) => /href="(\/[^"?]+)/.exec(tag)?.[1] ?? [])
  const parts = {
    html: compressed(Buffer.from(html)),
    css: add(compressed(Buffer.from(inlineStyles)), await weigh(folder, stylesheetsOf(html))),
    data: await weigh(folder, dataOf(html)),
    scripts: await weigh(folder, scriptsOf(html)),
    fonts: await weigh(folder, fonts),
    pictures: await weigh(
      folder,
      eager.flatMap((tag) => /\ssrc="(\/[^"]+)"/.exec(tag)?.[1] ?? []),
    ),
  }
  return { parts, hasForm: html.includes('<form') }
}

/** Weighs only the scripts of a page. */
export async function weighScripts(folder: string, route: string): Promise<Weight> {
  return weigh(folder, scriptsOf(await pageOf(folder, route)))
}

function pageOf(folder: string, route: string): Promise<string> {
  return readFile(join(folder, route, 'index.html'), 'utf8')
}

/** Scripts that a browser of today loads: those marked noModule are for browsers without modules. */
function scriptsOf(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*\ssrc="(\/[^"?]+)[^>]*>/g)]
  const early = tags.filter(([tag]) => !/\snomodule/i.test(tag)).map(([, path = '']) => path)
  return [...early, ...(lateOf(html)?.scripts ?? [])]
}

/** What React wakes the page up with, which the page fetches beside its scripts. */
function dataOf(html: string): string[] {
  const late = lateOf(html)
  return late ? [late.data] : []
}

function stylesheetsOf(html: string): string[] {
  const tags = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)]
  return tags.flatMap(([tag]) => /href="(\/[^"?]+)/.exec(tag)?.[1] ?? [])
}

async function weigh(folder: string, paths: readonly string[]): Promise<Weight> {
  const files = await Promise.all([...new Set(paths)].map((path) => readFile(join(folder, decodeURI(path)))))
  return files.map(compressed).reduce(add, { gzip: 0, brotli: 0 })
}

/** Each file as it would travel: pressed when that makes it smaller, as fonts and photographs are not. */
function compressed(data: Buffer): Weight {
  if (data.length === 0) return { gzip: 0, brotli: 0 }
  const smallest = (pressed: Buffer) => Math.min(pressed.length, data.length)
  return { gzip: smallest(gzipSync(data)), brotli: smallest(brotliCompressSync(data)) }
}

function add(one: Weight, other: Weight): Weight {
  return { gzip: one.gzip + other.gzip, brotli: one.brotli + other.brotli }
}
