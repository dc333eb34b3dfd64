/** @jest-environment node */

import { renderToStaticMarkup } from 'react-dom/server'
import { inTurn } from '@/__tests__/in-turn'
import CareersPage from '@/app/careers-at-sage/page'
import { careersFacts } from '@/content/facts'
import { askedByTheBrief } from './asked-by-the-brief'

describe(askedByTheBrief, () => {
  test(
    'the careers page says what a job takes and gives',
    inTurn([careersFacts.bonus || 'retention bonus after six months', ...careersFacts.requirements], (words) => {
      expect(renderToStaticMarkup(CareersPage()).replaceAll('&amp;', '&')).toContain(words)
    }),
  )
})
