import { expect, test } from '@playwright/test'
import { findHelp, situations } from '@/content/find-help'
import { enquiryMessages } from '@/content/forms/messages'
import { historicalImages } from '@/content/history'
import { footer } from '@/content/messages'
import { printEditions } from '@/content/newsletters'
import { giving } from '@/content/pages/giving'
import { programs } from '@/content/programs'
import { sections } from '@/content/programs/medicare-ship'
import { routes } from '@/content/routes'
import { hrefTo } from '@/lib/links/href'
import { enquiriesOf, fillIn, someone } from './support/enquiries'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

/** Words that a script would show when something is pressed, or change with the day. */
const words: Record<string, readonly string[] | undefined> = {
  ...Object.fromEntries(
    programs.map(({ slug, questions }) => [
      `/${slug}`,
      questions.faqs.flatMap(({ answer }) => answer.filter((block) => typeof block === 'string')),
    ]),
  ),
  '/find-help': [
    ...situations.map(({ helps }) => helps),
    ...programs.map(({ serviceArea }) => serviceArea.where),
    findHelp.costs,
  ],
  '/gifting-sage': [giving.yearEnd.words.always],
  '/history': historicalImages.map(({ text }) => text),
  '/news-publications': printEditions.map(({ title }) => title),
}

test('every page can be read to the end, and no control on it is dead', async ({ page }) => {
  for (const { path } of routes) {
    await page.goto(hrefTo(path))
    const main = page.getByRole('main')
    for (const text of words[path] ?? []) await expect(main.getByText(text).last(), path).toBeVisible()
    await expect(page.locator('[data-needs-script]:visible'), path).toHaveCount(0)
    await expect(main.locator(':is(button, input, select, [role="button"]):not(form *):visible'), path).toHaveCount(0)
  }
  await page.goto('/medicare-ship/')
  await expect(page.getByText(sections.enrollment.words.always)).toBeVisible()
})

for (const { slug, form } of programs) {
  test(`the form of ${hrefTo(`/${slug}`)} is posted, kept, and thanked for`, async ({ page }) => {
    const name = someone('Reader')
    await page.goto(`/${slug}/get-started/`)
    const answers = await fillIn(page, form.fields, name)
    await page.getByRole('button', { name: enquiryMessages.submit }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(enquiryMessages.thanks, 'i'))
    expect((await enquiriesOf(name)).map(({ fields }) => fields)).toEqual([answers])
  })
}

test('the search page leads on to the list of pages at its foot, whatever is looked for', async ({ page }) => {
  await page.goto('/search/?q=lunch')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden()
  const list = page.getByRole('navigation', { name: footer.siteMap })
  for (const { slug } of programs) await expect(list.locator(`a[href="${hrefTo(`/${slug}`)}"]`)).toBeVisible()
})
