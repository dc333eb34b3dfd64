import type { FormField } from '@/content/types'

/** When a radio field's 'other' option is chosen, its free text follows as a field of its own (BRIEF 3.5). */
export function askedFields(form: HTMLFormElement, fields: readonly FormField[]): readonly FormField[] {
  return fields.flatMap((field) => {
    if (field.type !== 'radio' || !field.other) return [field]
    return chosenOption(form, field.id) === field.other.option ? [field, field.other.field] : [field]
  })
}

/** The value of the checked radio with this name, or ''. */
function chosenOption(form: HTMLFormElement, name: string): string {
  const group = form.elements.namedItem(name)
  return group instanceof RadioNodeList ? group.value : ''
}

/** Everything filled in for a field, as the strings to send. A schedule has one per day. */
export function valuesOf(data: FormData, field: FormField): readonly { name: string; value: string }[] {
  if (field.type === 'file') return []
  if (field.type === 'schedule') {
    return field.days.map((day) => answerIn(data, `${field.id}-${day}`))
  }
  return [answerIn(data, field.id)]
}

/** What's filled in under a name, once each: other software may have put a copy of a field beside it. */
function answerIn(data: FormData, name: string): { name: string; value: string } {
  const filledIn = data.getAll(name).map((value) => String(value).trim())
  return { name, value: [...new Set(filledIn)].filter((value) => value !== '').join(', ') }
}

/** The file chosen in a field, if any. Other software may have put an empty copy of the field beside it. */
export function fileOf(form: HTMLFormElement, field: FormField): File | null {
  if (field.type !== 'file') return null
  const controls = [...form.querySelectorAll<HTMLInputElement>(`input[name="${field.id}"]`)]
  return controls.map(({ files }) => files?.[0]).find((file) => file !== undefined) ?? null
}
