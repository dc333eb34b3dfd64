import { expect, type Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { organization } from '@/content/organization'
import type { RoutePath } from '@/content/routes'
import { hrefTo } from '@/lib/links/href'
import { visit, withoutNotice } from './visit'

/** Letters and digits only: text extracted from a PDF may have different spaces than the page. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

export async function printed(page: Page) {
  const file = await page.pdf({ preferCSSPageSize: true })
  return getDocumentProxy(new Uint8Array(file))
}

type Printed = Awaited<ReturnType<typeof printed>>

export async function sheetsOf(document: Printed): Promise<string[]> {
  const { text } = await extractText(document, { mergePages: false })
  return text.map(plain)
}

export async function overprinted(document: Printed): Promise<string[]> {
  const found: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const words = items.flatMap((item) =>
      'str' in item && item.str.trim()
        ? [{ text: item.str, left: item.transform[4], foot: item.transform[5], width: item.width, size: item.height }]
        : [],
    )
    words.forEach((one, index) => {
      for (const other of words.slice(index + 1)) {
        const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
        const apart = Math.abs(one.foot - other.foot)
        // Letters of two lines meet if the lines are closer than most letters are high.
        if (across > 2 && apart < Math.min(one.size, other.size) / 2) found.push(`'${one.text}' and '${other.text}'`)
      }
    })
  }
  return found
}

export async function expectGoodSheets(page: Page, path: RoutePath): Promise<void> {
  await visit(page, hrefTo(path))
  await withoutNotice(page)
  const headings = await page.getByRole('main').locator('h2, h3, h4').allTextContents()
  const document = await printed(page)
  expect(await overprinted(document), path).toEqual([])
  const sheets = await sheetsOf(document)
  expect(sheets[0]?.startsWith(plain(organization.name + organization.phone.printed)), path).toBe(true)
  const feet = sheets.map((sheet) => headings.find((heading) => plain(heading) && sheet.endsWith(plain(heading))))
  expect(feet.filter(Boolean), path).toEqual([])
}
