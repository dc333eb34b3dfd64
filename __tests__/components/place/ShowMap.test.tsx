import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShowMap } from '@/components/place/ShowMap'
import { mapWords } from '@/content/messages'

test('a press shows the map, with a name, and the focus moves there', async () => {
  render(<ShowMap title="Map of the area" address="https://www.google.com/maps" />)
  expect(screen.queryByTitle('Map of the area')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: mapWords.show }))
  expect(screen.getByTitle('Map of the area')).toHaveFocus()
})
