import type { FormDefinition } from '../../content/types'
import { isEmailAddress } from './email-address'
import { type PictureKind, pictureKind } from './picture-kind'
import { type Question, questionsOf } from './questions'
import type { Received, ReceivedFile } from './received'
import { type EnquiryProblem, Refusal, refuse } from './refusal'
import { words } from './words'

/** A message that may be stored: answers in the order of the form, and its picture. */
export type CheckedEnquiry = {
  answers: Record<string, string>
  photo?: { file: ReceivedFile; kind: PictureKind }
}

/** Checks a message against its form; throws a Refusal that lists everything wrong with it. */
export function checkEnquiry(form: FormDefinition, received: Received): CheckedEnquiry {
  const questions = questionsOf(form)
  const sent = new Map([...received.values].filter(([name]) => !name.startsWith('_')))
  const problems = unknownNames(questions, sent, received.files)
  if (isEmpty(sent, received.files)) problems.push({ message: words.empty, code: 'EMPTY' })
  if (problems.length > 0) throw new Refusal(isEmpty(sent, received.files) ? 400 : 422, problems)

  const answers: Record<string, string> = {}
  for (const question of questions) {
    if (question.kind === 'file' || !isAsked(question, answers)) continue
    const value = textOf(sent.get(question.name))
    const problem = problemWith(question, value)
    if (problem) problems.push({ ...problem, field: question.name })
    else if (value) answers[question.name] = value
  }
  const photo = checkFile(questions, received, problems)
  if (problems.length > 0) throw new Refusal(422, problems)
  return photo ? { answers, photo } : { answers }
}

function unknownNames(
  questions: readonly Question[],
  sent: ReadonlyMap<string, unknown>,
  files: readonly ReceivedFile[],
): EnquiryProblem[] {
  const known = new Set(questions.map(({ name }) => name))
  const fileNames = questions.filter(({ kind }) => kind === 'file').map(({ name }) => name)
  const strange = [...sent.keys()].filter((name) => !known.has(name))
  const strangeFiles = files.map(({ field }) => field).filter((name) => !fileNames.includes(name))
  return [...new Set([...strange, ...strangeFiles])].map((name) => ({ message: words.unknownField(name), field: name }))
}

function isEmpty(sent: ReadonlyMap<string, readonly string[]>, files: readonly ReceivedFile[]): boolean {
  return files.length === 0 && [...sent.values()].flat().every((value) => value.trim() === '')
}

function isAsked({ onlyWith }: Question, answers: Record<string, string>): boolean {
  return !onlyWith || answers[onlyWith.name] === onlyWith.value
}

/** Several values of one name are one answer, as the site's own script sends ticked boxes. Nothing when absent. */
function textOf(values: readonly string[] | undefined): string | undefined {
  return values
    ?.map((value) => value.replaceAll('\r\n', '\n').trim())
    .filter((value) => value !== '')
    .join(', ')
}

function problemWith({ kind, isRequired, options }: Question, value: string | undefined): EnquiryProblem | undefined {
  if (value === undefined || value === '') {
    const code = value === undefined ? 'REQUIRED_FIELD_MISSING' : 'REQUIRED_FIELD_EMPTY'
    return isRequired ? { message: words.required, code } : undefined
  }
  if (value.includes('\0')) return { message: words.nul }
  if (kind === 'email' && !isEmailAddress(value)) return { message: words.email, code: 'TYPE_EMAIL' }
  const chosen = kind === 'choices' ? value.split(', ') : [value]
  if (options && chosen.some((one) => !options.includes(one))) return { message: words.notAnOption }
  return undefined
}

function checkFile(
  questions: readonly Question[],
  { values, files }: Received,
  problems: EnquiryProblem[],
): CheckedEnquiry['photo'] {
  const question = questions.find(({ kind }) => kind === 'file')
  if (!question) return undefined
  const [file] = files
  const { name: field } = question
  const refused = (message: string) => {
    problems.push({ message, field })
    return undefined
  }
  if (textOf(values.get(field))) return refused(words.notAFile)
  if (!file && question.isRequired) {
    problems.push({ message: words.required, code: 'REQUIRED_FIELD_MISSING', field })
  }
  if (!file) return undefined
  if (file.bytes === 0) return refused(words.emptyFile)
  const kind = file.declaredType.startsWith('image/') ? pictureKind(file.start) : undefined
  return kind ? { file, kind } : refused(words.notAPicture)
}

/** The refusal of a key that no form has. */
export function noSuchForm(): Refusal {
  return refuse(404, words.noForm, { code: 'FORM_NOT_FOUND' })
}
