import { PDFCheckBox, PDFDocument, PDFRadioGroup, PDFTextField } from '@cantoo/pdf-lib'
import { expect, test } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { aideApplication } from '@/content/aide-application'
import { organization } from '@/content/organization'
import { volunteerApplication } from '@/content/volunteer-application'
import { fieldNames } from '@/scripts/documents/document-fields'

const applications = [
  { address: '/volunteer/get-started/', form: volunteerApplication },
  { address: '/careers-at-sage/', form: aideApplication },
]

/** Part of a field, as Firefox's reader (pdf.js) returns it. The field itself has no type. */
type Widget = { type: string; value: string }

/** Fields by name, as Firefox's reader sees them. */
async function fieldsSeenByFirefox(file: Uint8Array): Promise<Map<string, Widget>> {
  const fields = (await (await getDocumentProxy(file)).getFieldObjects()) as Record<string, Widget[]>
  const widgets = Object.entries(fields).map(([name, parts]) => [name, parts.find(({ type }) => type !== '')] as const)
  return new Map(widgets.flatMap(([name, widget]) => (widget ? [[name, widget] as const] : [])))
}

for (const { address, form } of applications) {
  test(`the ${form.title} behind its link opens in Firefox's reader, too, empty and filled in`, async ({ page }) => {
    await page.goto(address)
    const href = await page.getByRole('main').locator('a[href$=".pdf"]').first().getAttribute('href')
    const file = await (await page.request.get(href ?? '')).body()
    const names = fieldNames(form).map(({ name }) => name)

    const { info } = (await (await getDocumentProxy(new Uint8Array(file))).getMetadata()) as { info: object }
    expect(info).toMatchObject({ Title: `${form.title}, ${organization.name}`, Language: 'en-US' })
    expect([...(await fieldsSeenByFirefox(new Uint8Array(file))).keys()]).toEqual(names)

    const pdf = await PDFDocument.load(file)
    const answers = pdf
      .getForm()
      .getFields()
      .map((field): [string, string] => {
        if (field instanceof PDFTextField) field.setText(`Answer to ${field.getName()}`)
        if (field instanceof PDFCheckBox) field.check()
        if (field instanceof PDFRadioGroup) field.select(field.getOptions()[1] ?? '')
        return [field.getName(), field instanceof PDFTextField ? `Answer to ${field.getName()}` : 'marked']
      })
    const filled = await fieldsSeenByFirefox(await pdf.save())
    const seen = [...filled].map(([name, { type, value }]): [string, string] => {
      return [name, type === 'text' || value === 'Off' ? value : 'marked']
    })
    expect(seen).toEqual(answers)
  })
}
