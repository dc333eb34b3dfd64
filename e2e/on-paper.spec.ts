import { expect, type Page, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { hrefTo } from '../content/href'
import { messages } from '../content/messages'
import { organization } from '../content/organization'
import { homecare } from '../content/programs/homecare'
import { routes } from '../content/routes'
import { visit } from './visit'

/** Letters and digits only: text extracted from a PDF may have different spaces than the page. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** The text on each printed sheet. */
async function sheetsOf(page: Page): Promise<string[]> {
  const file = await page.pdf({ preferCSSPageSize: true })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false })
  return text.map(plain)
}

for (const { path } of routes) {
  test(`${path} prints with name and phone number first, and no heading at the foot of a sheet`, async ({ page }) => {
    await visit(page, hrefTo(path))
    const headings = await page.getByRole('main').locator('h2, h3, h4').allTextContents()
    const sheets = await sheetsOf(page)
    expect(sheets[0]?.startsWith(plain(organization.name + organization.phone.printed))).toBe(true)
    const feet = sheets.map((sheet) => headings.find((heading) => plain(heading) && sheet.endsWith(plain(heading))))
    expect(feet.filter(Boolean)).toEqual([])
  })
}

test('on paper everything is open', async ({ page }) => {
  await visit(page, '/homecare/')
  const answer = String(homecare.questions.faqs[0]?.answer[0])
  await expect(page.getByText(answer)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(answer)).toBeVisible()
  await expect(page.getByRole('navigation', { name: messages.mainMenu })).toBeHidden()
})
