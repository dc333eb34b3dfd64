import { letter } from '../../content/desk'
import { type Question, questionsOf } from '../../content/form-questions'
import { formService } from '../../content/form-service'
import { formName, forms } from '../../content/forms'
import { organization } from '../../content/organization'
import type { FormDefinition } from '../../content/types'
import { letterText } from '../../server/acknowledgement/letter'
import { writeIfChanged } from '../build/files'

/**
 * All forms as the form service sets them up (help.formspree.io, 'The formspree.json File'). The honeypot is not among
 * the fields: the service knows it by its name.
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
  // A file has no type there, and a field that is not listed is taken as well.
  const fields = questionsOf(form).filter(({ kind }) => kind !== 'file')
  const note = { type: 'autoresponse', fromName: organization.name, subject: letter.subject, message: letterText() }
  return {
    name: formName(form),
    fields: Object.fromEntries(fields.map((question) => [question.name, hostedField(question)])),
    // The command line puts the setting in the place of its name.
    actions: [{ type: 'email', to: '$ENQUIRIES_EMAIL' }, ...(formService.sendsNote ? [note] : [])],
  }
}

/** Of the types the service knows, two are asked for. What only one answer brings up cannot always be required. */
function hostedField({ kind, isRequired, onlyWith }: Question) {
  return { type: kind === 'email' ? 'email' : 'text', required: isRequired && !onlyWith }
}
