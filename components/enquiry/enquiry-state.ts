/** Why sending failed. */
export type Failure = 'failed' | 'unconfirmed' | 'useless' | 'captcha'

/** What's wrong with each field, by id. */
export type FieldErrors = Readonly<Record<string, string>>

/** One question and the answer as it was sent, for the thank-you panel. */
export type Answer = { label: string; value: string }

export type EnquiryState = {
  phase: 'editing' | 'submitting' | 'succeeded'
  /** How often the form was refused; each refusal takes focus again. */
  refusals: number
  fieldErrors: FieldErrors
  failure: Failure | null
  /** How much of a photo has been sent, in percent; null while no photo is on its way. */
  uploaded: number | null
  /** What was sent; empty until then. */
  answers: readonly Answer[]
}

export type EnquiryEvent =
  | { type: 'refused'; fieldErrors: FieldErrors; failure: Failure | null }
  | { type: 'changed'; fieldId: string }
  | { type: 'sending' }
  | { type: 'uploading'; percent: number }
  | { type: 'sent'; answers: readonly Answer[] }
  | { type: 'startedAgain' }

export const newEnquiry: EnquiryState = {
  phase: 'editing',
  refusals: 0,
  fieldErrors: {},
  failure: null,
  uploaded: null,
  answers: [],
}

/** The states of BRIEF 3.8: editing, submitting, succeeded, and back to editing with the problems. */
export function enquiryReducer(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  switch (event.type) {
    case 'refused':
      return {
        ...state,
        phase: 'editing',
        refusals: state.refusals + 1,
        fieldErrors: event.fieldErrors,
        failure: event.failure,
        uploaded: null,
      }
    case 'changed': {
      if (!state.fieldErrors[event.fieldId]) return state
      const { [event.fieldId]: _, ...fieldErrors } = state.fieldErrors
      return { ...state, fieldErrors }
    }
    case 'sending':
      return { ...state, phase: 'submitting', fieldErrors: {}, failure: null }
    case 'uploading':
      return state.phase === 'submitting' ? { ...state, uploaded: event.percent } : state
    case 'sent':
      return { ...newEnquiry, phase: 'succeeded', answers: event.answers }
    case 'startedAgain':
      return newEnquiry
  }
}
