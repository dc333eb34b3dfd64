/** @jest-environment node */
import {
  PDFCheckBox,
  PDFDict,
  PDFDocument,
  type PDFField,
  PDFHexString,
  PDFName,
  PDFRadioGroup,
  PDFTextField,
} from '@cantoo/pdf-lib'
import { fieldNames } from '@/__tests__/field-names'
import { aideApplication } from '@/content/aide-application'
import { organization } from '@/content/organization'
import type { PaperForm } from '@/content/types'
import { volunteerApplication, volunteerForm } from '@/content/volunteer-application'
import { makeApplication } from '@/scripts/documents/documents'

const applications: [string, PaperForm][] = [
  ['volunteer', volunteerApplication],
  ['home health aide', aideApplication],
]

const files = new Map<PaperForm, Uint8Array>()

// Subsetting the fonts takes a while on a small machine; each file is made once and reopened by every test.
beforeAll(async () => {
  for (const [, form] of applications) files.set(form, (await makeApplication(form)).bytes)
}, 60_000)

const open = (form: PaperForm) => PDFDocument.load(files.get(form) ?? new Uint8Array())

function tooltip(field: PDFField): string {
  const words = field.acroField.dict.lookup(PDFName.of('TU'))
  return words instanceof PDFHexString ? words.decodeText() : ''
}

describe.each(applications)('the %s application', (_name, form) => {
  test('can be filled in, saved and read back', async () => {
    const pdf = await open(form)
    for (const field of pdf.getForm().getFields()) {
      if (field instanceof PDFTextField) field.setText(`Answer to ${field.getName()}`)
      if (field instanceof PDFCheckBox) field.check()
      if (field instanceof PDFRadioGroup) field.select(field.getOptions()[1] ?? '')
    }
    const saved = (await PDFDocument.load(await pdf.save())).getForm()
    for (const field of saved.getFields()) {
      if (field instanceof PDFTextField) expect(field.getText()).toBe(`Answer to ${field.getName()}`)
      if (field instanceof PDFCheckBox) expect(field.isChecked()).toBe(true)
      if (field instanceof PDFRadioGroup) expect(field.getSelected()).toBe(field.getOptions()[1])
    }
  })

  test('starts with nothing filled in or chosen', async () => {
    const fields = (await open(form)).getForm().getFields()
    const answers = fields.map((field) => {
      if (field instanceof PDFTextField) return field.getText()
      if (field instanceof PDFCheckBox) return field.isChecked() || undefined
      return field instanceof PDFRadioGroup ? field.getSelected() : undefined
    })
    expect(answers.filter((answer) => answer !== undefined)).toEqual([])
  })

  test('says its title and language, and shows the title in the window', async () => {
    const pdf = await open(form)
    expect(pdf.getTitle()).toBe(`${form.title}, ${organization.name}`)
    expect(pdf.getLanguage()).toBe('en-US')
    expect(pdf.catalog.getViewerPreferences()?.getDisplayDocTitle()).toBe(true)
  })

  test('is tagged, and the Tab key follows the order of the words', async () => {
    const pdf = await open(form)
    expect(pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toContain('/Marked true')
    expect(pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).has(PDFName.of('ParentTree'))).toBe(true)
    expect(pdf.getPages().map((page) => page.node.get(PDFName.of('Tabs'))?.toString())).toEqual(
      pdf.getPages().map(() => '/S'),
    )
  })

  test('tells a screen reader what each field asks, never the same thing twice', async () => {
    const said = (await open(form)).getForm().getFields().map(tooltip)
    expect(said.filter((words) => words === '')).toEqual([])
    expect(new Set(said).size).toBe(said.length)
  })

  test('has every field in the structure, so none is skipped when it is read out', async () => {
    const fields = (await open(form)).getForm().getFields()
    const widgets = fields.flatMap((field) => field.acroField.getWidgets())
    expect(widgets.filter(({ dict }) => !dict.has(PDFName.of('StructParent')))).toEqual([])
  })

  test('fits US Letter paper: every field is inside the margins of its page', async () => {
    const pdf = await open(form)
    expect(pdf.getPages().map((page) => page.getSize())).toEqual(
      pdf.getPages().map(() => ({ width: 612, height: 792 })),
    )
    const widgets = pdf
      .getForm()
      .getFields()
      .flatMap((field) => field.acroField.getWidgets())
    const outside = widgets
      .map((widget) => widget.getRectangle())
      .filter(({ x, y, width, height }) => {
        return x < 54 || x + width > 558 || y < 72 || y + height > 738
      })
    expect(outside).toEqual([])
  })

  test('leaves room to write: lines are 28 points high, with 13-point type', async () => {
    const fields = (await open(form)).getForm().getFields()
    const lines = fields.filter((field): field is PDFTextField => field instanceof PDFTextField)
    for (const line of lines) {
      expect(line.acroField.getWidgets()[0]?.getRectangle().height).toBeGreaterThanOrEqual(28)
      expect(line.acroField.getDefaultAppearance()).toMatch(/\/Helvetica 13 Tf/)
    }
  })

  test('marks what must be answered', async () => {
    const fields = (await open(form)).getForm().getFields()
    const marked = fields.filter((field) => field.isRequired()).map((field) => field.getName())
    const asked = form.parts.flatMap(({ fields: all }) =>
      all.filter((field) => 'isRequired' in field && field.isRequired),
    )
    expect(marked).toEqual(asked.map(({ id }) => id))
  })

  test('comes out as the same file every time', async () => {
    const { bytes } = await makeApplication(form)
    expect(Buffer.from(bytes).equals(Buffer.from(files.get(form) ?? []))).toBe(true)
  })
})

test('the volunteer application asks what the volunteer form asks, under the same names', async () => {
  const names = (await open(volunteerApplication))
    .getForm()
    .getFields()
    .map((field) => field.getName())
  const asked = volunteerForm.fields.flatMap((field) => {
    if (field.type === 'checkboxes') return field.groups.flatMap(({ options }) => options.map(({ id }) => id))
    return field.type === 'schedule' ? field.days.map((day) => `${field.id}-${day}`) : [field.id]
  })
  expect(names).toEqual(asked)
})

test('a box for an area of volunteering is read out with its group', async () => {
  const form = (await open(volunteerApplication)).getForm()
  const [area] = volunteerForm.fields.flatMap((field) => (field.type === 'checkboxes' ? field.groups : []))
  const [box] = area?.options ?? []
  expect(tooltip(form.getCheckBox(box?.id ?? ''))).toBe(`${area?.legend}: ${box?.label}`)
})

test('the aide application asks nothing that an employer may not ask', () => {
  const asked = fieldNames(aideApplication).map(({ name, label }) => `${name} ${label}`)
  const forbidden =
    /\bage\b|birth|social security|\bssn\b|health (condition|history)|disab|married|marital|child|religio|national|citizen|race|gender|sex|pregnan|arrest|convict|salary|wage|\bpaid\b/i
  expect(asked.filter((question) => forbidden.test(question))).toEqual([])
})

test('two questions with the same name stop the build', async () => {
  const phone = { id: 'phone', label: 'Phone', type: 'tel', isRequired: true } as const
  const parts = ['You', 'Them'].map((heading) => ({ heading, fields: [phone] }))
  await expect(makeApplication({ ...aideApplication, parts })).rejects.toThrow('phone')
})
