import { formService } from '@/content/forms/service'
import { formName, forms } from '@/lib/forms/forms'
import { type Question, questionsOf } from '@/lib/forms/questions'
import { letter } from '../../content/desk'
import { organization } from '../../content/organization'
import type { FormDefinition } from '../../content/types'
import { letterText } from '../../server/mail/note'
import { writeIfChanged } from '../build/files'

/**
 * All forms as the form service sets them up (help.formspree.io, 'The formspree.json File'). The honeypot isn't among
 * the fields: the service recognizes it by name.
 */
export function hostedForms(): string {
  const entries = [...forms.values()].map((form) => [form.type, hostedForm(form)])
  return `${JSON.stringify({ forms: Object.fromEntries(entries) }, null, 2)}\n`
}

/** Writes them where the service's command line, and its plugin at Netlify, look for them. */
export async function writeHostedForms(): Promise<string> {
  await writeIfChanged('formspree.json', hostedForms())
  return 'formspree.json'
}

function hostedForm(form: FormDefinition) {
  // The service has no type for files, and accepts fields that aren't listed.
  const fields = questionsOf(form).filter(({ kind }) => kind !== 'file')
  const note = { type: 'autoresponse', fromName: organization.name, subject: letter.subject, message: letterText() }
  return {
    name: formName(form),
    fields: Object.fromEntries(fields.map((question) => [question.name, hostedField(question)])),
    // The command line replaces the name with the setting.
    actions: [{ type: 'email', to: '$ENQUIRIES_EMAIL' }, ...(formService.sendsNote ? [note] : [])],
  }
}

/** We use two of the service's types. A question that only one answer reveals can't always be required. */
function hostedField({ kind, isRequired, onlyWith }: Question) {
  return { type: kind === 'email' ? 'email' : 'text', required: isRequired && !onlyWith }
}
