import type { FormDefinition, FormField } from '@/content/types'

export type Question = {
  name: string
  label: string
  kind: 'text' | 'email' | 'choice' | 'choices' | 'file'
  isRequired: boolean
  options?: readonly string[]
  /** Asked only when the named question has this answer. */
  onlyWith?: { name: string; value: string }
}

/** All field names a form accepts answers under, with their rules, in the order of its questions. */
export function questionsOf(form: FormDefinition): Question[] {
  return form.fields.flatMap(questionsOfField)
}

function questionsOfField(field: FormField): Question[] {
  const base = { name: field.id, label: field.label, isRequired: field.isRequired }
  switch (field.type) {
    // BRIEF 3.5
    case 'radio': {
      const choice: Question = { ...base, kind: 'choice', options: field.options }
      if (!field.other) return [choice]
      const { field: text, option } = field.other
      const onlyWith = { name: field.id, value: option }
      return [choice, { name: text.id, label: text.label, kind: 'text', isRequired: text.isRequired, onlyWith }]
    }
    case 'checkboxes': {
      const options = field.groups.flatMap((group) => group.options.flatMap(({ id, label }) => [id, label]))
      return [{ ...base, kind: 'choices', options }]
    }
    case 'schedule':
      return field.days.map((day) => ({
        name: `${field.id}-${day}`,
        label: `${field.label} ${day}`,
        kind: 'text',
        isRequired: field.isRequired,
      }))
    case 'file':
      return [{ ...base, kind: 'file' }]
    default:
      return [{ ...base, kind: field.type === 'email' ? 'email' : 'text' }]
  }
}
