import type { FormField } from '@/content/types'

/** A radio field's free text is a field of its own, behind it, when its option is chosen. */
export function askedFields(form: HTMLFormElement, fields: readonly FormField[]): readonly FormField[] {
  return fields.flatMap((field) => {
    if (field.type !== 'radio' || !field.other) return [field]
    return chosenOption(form, field.id) === field.other.option ? [field, field.other.field] : [field]
  })
}

/** The value of the checked radio of a name, or ''. */
function chosenOption(form: HTMLFormElement, name: string): string {
  const group = form.elements.namedItem(name)
  return group instanceof RadioNodeList ? group.value : ''
}

/** Everything filled in for a field, as the strings that are sent. A schedule has one a day. */
export function valuesOf(data: FormData, field: FormField): readonly { name: string; value: string }[] {
  if (field.type === 'file') return []
  if (field.type === 'schedule') {
    return field.days.map((day) => {
      const name = `${field.id}-${day}`
      return { name, value: String(data.get(name) ?? '').trim() }
    })
  }
  return [{ name: field.id, value: data.getAll(field.id).join(', ').trim() }]
}

/** The chosen file of a field, if there is one. */
export function fileOf(form: HTMLFormElement, field: FormField): File | null {
  const control = form.elements.namedItem(field.id)
  return field.type === 'file' && control instanceof HTMLInputElement ? (control.files?.[0] ?? null) : null
}
