import { words } from '../../content/desk'
import type { FormDefinition } from '../../content/types'
import { type Question, questionsOf } from '../../lib/forms/questions'
import { isEmailAddress } from '../email-address'
import { type PictureKind, pictureKind } from './picture-kind'
import { type Received, type ReceivedFile, withoutDirectionMarks } from './received'
import { type EnquiryProblem, Refusal, refuse } from './refusal'

export type CheckedEnquiry = {
  answers: Record<string, string>
  photo?: { file: ReceivedFile; kind: PictureKind }
}

/** Checks a message against its form; throws a Refusal that lists everything wrong with it. */
export function checkEnquiry(form: FormDefinition, { values, files }: Received): CheckedEnquiry {
  const questions = questionsOf(form)
  const sent = new Map([...values].filter(([name]) => !name.startsWith('_')).map(([name, all]) => [name, textOf(all)]))
  if (files.length === 0 && [...sent.values()].every((text) => text === '')) {
    throw refuse(400, words.empty, { code: 'EMPTY' })
  }
  const isAskedFor = (field: string) => questions.some(({ name }) => name === field)
  const strange = [...sent.keys(), ...files.map(({ field }) => field)].filter((name) => !isAskedFor(name))
  const problems: EnquiryProblem[] = strange.map((field) => ({ message: words.unknownField(field), field }))
  if (problems.length > 0) throw new Refusal(422, problems)

  const answers: Record<string, string> = {}
  let photo: CheckedEnquiry['photo']
  for (const question of questions) {
    if (question.onlyWith && answers[question.onlyWith.name] !== question.onlyWith.value) continue
    const { name, kind } = question
    const value = sent.get(name)
    const file = files.find(({ field }) => field === name)
    const picture = file && pictureKind(file.start)
    const problem = (kind === 'file' && problemWithFile(file, picture)) || problemWith(question, value, file)
    if (problem) problems.push({ ...problem, field: name })
    else if (file && picture) photo = { file, kind: picture }
    else if (value) answers[name] = isName(question) ? withoutDirectionMarks(value) : value
  }
  if (problems.length > 0) throw new Refusal(422, problems)
  return photo ? { answers, photo } : { answers }
}

export function isName({ name }: Pick<Question, 'name'>): boolean {
  return /name$/i.test(name)
}

/** Joins several values under one name into one answer, the way the site's own script sends ticked boxes. */
function textOf(values: readonly string[]): string {
  return values
    .map((value) => value.replaceAll('\r\n', '\n').trim())
    .filter((value) => value !== '')
    .join(', ')
}

function problemWith(
  { kind, isRequired, options }: Question,
  value: string | undefined,
  file: ReceivedFile | undefined,
): EnquiryProblem | undefined {
  if (file) return kind === 'file' ? undefined : { message: words.notAFile }
  if (value === undefined || value === '') {
    const code = value === undefined ? 'REQUIRED_FIELD_MISSING' : 'REQUIRED_FIELD_EMPTY'
    return isRequired ? { message: words.required, code } : undefined
  }
  if (kind === 'file') return { message: words.notAFile }
  if (value.includes('\0')) return { message: words.nul }
  if (kind === 'email' && !isEmailAddress(value)) return { message: words.email, code: 'TYPE_EMAIL' }
  const chosen = kind === 'choices' ? value.split(', ') : [value]
  if (options && chosen.some((one) => !options.includes(one))) return { message: words.notAnOption }
  return undefined
}

function problemWithFile(file: ReceivedFile | undefined, kind: PictureKind | undefined): EnquiryProblem | undefined {
  if (file?.bytes === 0) return { message: words.emptyFile }
  return file && !kind ? { message: words.notAPicture } : undefined
}

export function noSuchForm(): Refusal {
  return refuse(404, words.noForm, { code: 'FORM_NOT_FOUND' })
}
