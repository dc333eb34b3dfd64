import { PDFCheckBox, PDFDocument, PDFRadioGroup, PDFTextField } from '@cantoo/pdf-lib'
import { expect, test } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { aideApplication } from '../content/aide-application'
import { organization } from '../content/organization'
import { volunteerApplication } from '../content/volunteer-application'
import { fieldNames } from '../scripts/document-fields'

const applications = [
  { page: '/volunteer/get-started/', link: /volunteer application/i, form: volunteerApplication },
  { page: '/careers-at-sage/', link: /application/i, form: aideApplication },
]

/** What Firefox's reader says of a part of a field. */
type Widget = { id: string; type: string; exportValues?: string }

for (const { page: address, link, form } of applications) {
  test(`the ${form.title} from its page opens in Firefox's reader, is filled in there, and is read by another`, async ({
    page,
  }) => {
    await page.goto(address)
    const href = await page
      .getByRole('main')
      .getByRole('link', { name: link })
      .and(page.locator('[href$=".pdf"]'))
      .first()
      .getAttribute('href')
    const pdf = await getDocumentProxy(new Uint8Array(await (await page.request.get(href ?? '')).body()))
    const { info } = (await pdf.getMetadata()) as { info: { Title: string; Language: string } }
    expect(info).toMatchObject({ Title: `${form.title}, ${organization.name}`, Language: 'en-US' })

    const fields = (await pdf.getFieldObjects()) as Record<string, Widget[]>
    expect(Object.keys(fields)).toEqual(fieldNames(form).map(({ name }) => name))
    for (const [name, widgets] of Object.entries(fields)) {
      const widget = widgets.findLast(({ type }) => type !== '')
      if (!widget) throw new Error(`${name} cannot be filled in.`)
      pdf.annotationStorage.setValue(widget.id, { value: widget.type === 'text' ? `Answer to ${name}` : true })
    }

    const saved = (await PDFDocument.load(await pdf.saveDocument())).getForm().getFields()
    expect(saved).toHaveLength(fieldNames(form).length)
    for (const field of saved) {
      if (field instanceof PDFTextField) expect(field.getText()).toBe(`Answer to ${field.getName()}`)
      if (field instanceof PDFCheckBox) expect(field.isChecked(), field.getName()).toBe(true)
      if (field instanceof PDFRadioGroup) expect(field.getSelected(), field.getName()).toBe(field.getOptions().at(-1))
    }
  })
}
