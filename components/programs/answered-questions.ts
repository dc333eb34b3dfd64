import type { Faq, Program } from '@/content/types'

/** The questions of a program that have an answer, those of the owner last. */
export function answeredQuestions({ questions: { faqs, toAnswer = [] } }: Program): readonly Faq[] {
  const answered = toAnswer.filter(({ value }) => value !== '')
  return [...faqs, ...answered.map(({ id, question, value }) => ({ id, question, answer: [value] }))]
}
