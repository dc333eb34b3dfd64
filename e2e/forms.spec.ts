import { expect, test } from '@playwright/test'
import { enquiryMessages } from '@/content/forms/messages'
import { programs } from '@/content/programs'
import { hrefTo } from '@/lib/links/href'
import { acknowledgementsTo, emailOf, enquiriesOf, fillIn, someone } from './support/enquiries'
import { accessibilityViolations, watchForTrouble } from './support/violations'
import { visit } from './support/visit'

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

for (const { slug, form: definition } of programs) {
  const path = hrefTo(`/${slug}/get-started`)

  test(`${path} names every unanswered question, sends every answer word for word, and is accessible to the end`, async ({
    page,
  }) => {
    const trouble = watchForTrouble(page)
    await visit(page, path)
    await page.getByRole('button', { name: enquiryMessages.submit }).click()
    const open = definition.fields.filter((field) => field.isRequired)
    const summary = page.getByRole('group', { name: enquiryMessages.problem })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(open.length)
    await expect(page.getByText(enquiryMessages.required, { exact: true })).toHaveCount(open.length)
    expect(await accessibilityViolations(page), 'with mistakes in it').toEqual([])

    const name = someone('Neighbor')
    const answers = await fillIn(page, definition.fields, name)
    await page.getByRole('button', { name: enquiryMessages.submit }).click()
    await expect(page.getByRole('heading', { level: 1, name: enquiryMessages.thanks })).toBeFocused()
    await expect(page.getByRole('main').getByRole('complementary')).toBeHidden()
    expect(await accessibilityViolations(page), 'after it is sent').toEqual([])
    const enquiries = await enquiriesOf(name)
    expect(enquiries.map(({ form, fields }) => ({ form, fields }))).toEqual([
      { form: definition.type, fields: answers },
    ])
    await expect.poll(() => acknowledgementsTo(emailOf(name))).toBe(1)
    expect(trouble).toEqual([])
  })
}

test('a link that says what it is about has that answer chosen, and a link that doesn’t has none', async ({ page }) => {
  const chosen = page.getByRole('radio', { checked: true })
  for (const { slug, form } of programs) {
    const address = hrefTo(`/${slug}/get-started`)
    const links = form.fields.flatMap((field) =>
      field.type === 'radio' ? Object.entries(field.preselections ?? {}) : [],
    )
    for (const [word, option] of links) {
      await visit(page, `${address}?about=${word}`)
      await expect(chosen, word).toHaveCount(1)
      await expect(page.getByRole('radio', { name: option, exact: true })).toBeChecked()
    }
    await visit(page, address)
    await expect(chosen, address).toHaveCount(0)
  }
})
