import { expect, test } from '@playwright/test'
import { factSchemas } from '@/content/schemas/facts'
import { field, openEditor, openForm, save, savedFacts, savedFiles } from './editor'

test('the office changes the telephone number in the browser, and nothing else in the file', async ({ page }) => {
  await openEditor(page)
  const before = await savedFacts(page, 'organization')
  await openForm(page, 'Name, telephone, address')
  const phone = `${before.phone.slice(0, -4)}0199`
  await field(page, 'Telephone').fill(phone)
  await save(page)
  const after = await savedFacts(page, 'organization')
  expect(after).toEqual({ ...before, phone })
  expect(JSON.stringify(after)).toBe(JSON.stringify(before).replace(before.phone, after.phone))
  expect(factSchemas.organization?.safeParse(after).success).toBe(true)
})

test('what can’t be a number is said at its field, and stays unsaved', async ({ page }) => {
  await openEditor(page)
  const before = await savedFiles(page)
  await openForm(page, 'Name, telephone, address')
  await field(page, 'Telephone').fill('467-2020')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Write ten digits, like (201) 555-0123.')).toBeVisible()
  expect(await savedFiles(page)).toEqual(before)
})
