import type { PaperField, PaperForm } from '@/content/types'

export function fieldNames(form: PaperForm): { name: string; label: string }[] {
  return form.parts.flatMap(({ fields }) => fields.flatMap(namesOf))
}

function namesOf(field: PaperField): { name: string; label: string }[] {
  switch (field.type) {
    case 'schedule':
      return field.days.map((day) => ({ name: `${field.id}-${day}`, label: day }))
    case 'checkboxes':
      return field.groups.flatMap(({ options }) => options.map(({ id, label }) => ({ name: id, label })))
    case 'repeated':
      return field.legends.flatMap((legend, index) =>
        field.fields.map(({ id, label }) => ({ name: `${field.id}${index + 1}-${id}`, label: `${legend}: ${label}` })),
      )
    default:
      return [{ name: field.id, label: field.label }]
  }
}
