import { parse, serialize } from 'parse5'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'
import type { Page, Transform } from '@/scripts/export/page'

/** What Next writes around a page's words, part by part. */
export const parts = {
  charset: '<meta charSet="utf-8"/>',
  preload: '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/last.js"/>',
  async: '<script src="/_next/static/chunks/first.js" async=""></script>',
  manifest: '<link rel="manifest" href="/manifest.webmanifest"/>',
  old: '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  rules: '<noscript><style>[data-needs-script]{display:none}</style></noscript>',
  menu: '<ul data-scripted="false"><li>Home</li></ul>',
  words: '<p>Call<!-- --> <b>us &amp; ask</b></p>',
  facts: '<script type="application/ld+json">{"@type":"NGO"}</script>',
  chunks:
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>',
  last: '<script src="/_next/static/chunks/last.js" async=""></script>',
  begin: '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  data: '<script>self.__next_f.push([1,"0:[\\"$\\",\\"p\\"]\\n"])</script>',
  moreData: '<script>self.__next_f.push([1,"1:{\\"\\u003c/script\\":\\"])\\"}"])</script>',
}

export function nextPage(changed: Partial<typeof parts> = {}): string {
  const { charset, preload, async, manifest, old, ...body } = { ...parts, ...changed }
  const head = `<head>${charset}${preload}${async}${manifest}${old}</head>`
  return `<!DOCTYPE html><html lang="en">${head}<body>${Object.values(body).join('')}</body></html>`
}

export async function transformed(html: string, ...transforms: readonly Transform[]): Promise<string> {
  const page: Page = { file: 'out/a.html', folder: await temporaryFolder(), document: parse(html) }
  for (const { apply } of transforms) await apply(page)
  return serialize(page.document)
}
