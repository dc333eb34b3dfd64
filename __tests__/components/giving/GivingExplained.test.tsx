import { render, screen } from '@testing-library/react'
import { GivingExplained } from '@/components/giving/GivingLedger'
// A dialog's code comes late, and on a busy machine later than a test waits.
import '@/components/ui/Dialog'

test('a way to give is explained in a dialog, which its URL opens, too', async () => {
  window.history.replaceState(null, '', '#give-ira')
  const text = ['Ask the company that holds your IRA.']
  render(<GivingExplained name="IRA Distributions" details={{ id: 'give-ira', opener: 'How it works', text }} />)
  expect(await screen.findByRole('dialog', { name: 'IRA Distributions' })).toHaveTextContent(text.join())
  window.history.replaceState(null, '', '/')
})
