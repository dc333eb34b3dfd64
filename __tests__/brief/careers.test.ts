/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import CareersPage from '@/app/careers-at-sage/page'
import { careers } from '@/content/pages/careers'
import { askedByTheBrief } from './asked-by-the-brief'

describe(askedByTheBrief, () => {
  test('aides get a retention bonus after six months', () => {
    expect(careers.bonus.instead).toContain('retention bonus after six months')
  })

  test.each(['physical exam within the last 12 months', '2-step PPD', 'CHHA'])(
    'the careers page says what a job takes and gives: %s',
    (words) => {
      expect(renderToStaticMarkup(CareersPage())).toContain(words)
    },
  )
})
