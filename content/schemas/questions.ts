import { z } from 'zod'
import { maybe, programSlugs, words } from './fields'

const question = z.strictObject({
  question: words('Question'),
  answer: maybe('Answer').meta({
    supply: 'Write the answer; until then, no page shows the question.',
    hint: 'Until there is one, no page shows the question.',
    widget: 'text',
  }),
})

const shelf = (label: string) => z.array(question).meta({ label, one: 'question' })

/** Questions that families ask and only the office can answer. They go below the others of a program’s page. */
export const questionsSchema = z
  .strictObject({
    homecare: shelf(programSlugs.homecare),
    spad: shelf(programSlugs.spad),
    'meals-on-wheels': shelf(programSlugs['meals-on-wheels']),
    'social-work-support': shelf(programSlugs['social-work-support']),
    'medicare-ship': shelf(programSlugs['medicare-ship']),
    furniture: shelf(programSlugs.furniture),
  })
  .meta({ label: 'Questions families ask' })

export type Questions = z.infer<typeof questionsSchema>
