import { questions } from '@/content/facts'
import type { Faq, Program } from '@/content/types'

/** A program's questions that have an answer, with the ones the owner answers last. */
export function answeredQuestions(
  { slug, questions: { faqs } }: Pick<Program, 'slug' | 'questions'>,
  given = questions,
): readonly Faq[] {
  const answered = given[slug].filter(({ answer }) => answer !== '')
  const asFaq = ({ question, answer }: (typeof answered)[number]): Faq => {
    const id = `asked-${
      question
        .toLowerCase()
        .match(/[a-z0-9]+/g)
        ?.join('-') ?? ''
    }`
    return { id, question, answer: answer.split(/\n+/) }
  }
  return [...faqs, ...answered.map(asFaq)]
}
