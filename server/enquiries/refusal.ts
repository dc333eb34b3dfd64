import { words } from '../../content/desk'

export type ProblemCode =
  | 'BLOCKED'
  | 'EMPTY'
  | 'FILES_TOO_BIG'
  | 'FORM_NOT_FOUND'
  | 'NO_FILE_UPLOADS'
  | 'TOO_MANY_FILES'
  | 'REQUIRED_FIELD_EMPTY'
  | 'REQUIRED_FIELD_MISSING'
  | 'TYPE_EMAIL'

/** One thing wrong with a message, or with all of it if no field is named. */
export type EnquiryProblem = { message: string; code?: ProblemCode; field?: string }

/** Thrown when a message can't be taken: the HTTP status and everything wrong with it, worded for the sender. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problems: readonly EnquiryProblem[],
  ) {
    super(problems.map(({ message }) => message).join(' '))
  }
}

/** The sender hung up before the message was complete, so no one will read an answer. */
export class SenderGone extends Refusal {
  constructor() {
    super(400, [{ message: words.tooSlow }])
  }
}

export function refuse(status: number, message: string, about: Omit<EnquiryProblem, 'message'> = {}): Refusal {
  return new Refusal(status, [{ message, ...about }])
}
