import type { Faq, Program } from '@/content/types'

/** A program's questions that have an answer, with the ones the owner answers last. */
export function answeredQuestions({ questions: { faqs, toAnswer = [] } }: Program): readonly Faq[] {
  const answered = toAnswer.filter(({ value }) => value !== '')
  return [...faqs, ...answered.map(({ id, question, value }) => ({ id, question, answer: [value] }))]
}
