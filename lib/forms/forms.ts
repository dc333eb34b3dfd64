import { programs } from '@/content/programs'
import { socialWorkSupport } from '@/content/programs/social-work-support'
import type { FormDefinition } from '@/content/types'
import { volunteerApplication, volunteerForm } from '@/content/volunteer-application'

/** Every form by the name it's sent under: one per program, plus the volunteers'. */
export const forms: ReadonlyMap<string, FormDefinition> = new Map(
  [...programs.map(({ form }) => form), volunteerForm].map((form) => [form.type, form]),
)

/** The form of a type; an unknown type gets the social work form, so an enquiry always reaches someone. */
export function formFor(type: string): FormDefinition {
  return forms.get(type) ?? socialWorkSupport.form
}

export function formName({ type }: FormDefinition): string {
  return programs.find(({ form }) => form.type === type)?.names.menu ?? volunteerApplication.title
}
