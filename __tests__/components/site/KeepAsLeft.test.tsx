import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { KeepAsLeft, rememberPage } from '@/components/site/KeepAsLeft'
import { Disclosure } from '@/components/ui/Disclosure'

const page = (
  <div>
    <KeepAsLeft />
    <button type="button">Copy</button>
    <label>
      Year <input type="text" />
    </label>
    <label>
      <input type="checkbox" /> Born on the first
    </label>
    <button type="submit">Show</button>
    <button type="button">Print</button>
    <Disclosure summary="What it asks" lead="The application asks about your work.">
      <p>Your name</p>
    </Disclosure>
  </div>
)

/** The page after React rebuilt it, because software had put a button at its top before the scripts came. */
async function rebuilt(read: (delivered: HTMLElement) => void): Promise<HTMLElement> {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const inserted = document.createElement('button')
  inserted.type = 'button'
  container.firstElementChild?.prepend(inserted)
  read(container)
  rememberPage()
  await act(async () => hydrateRoot(container, page, { onRecoverableError: () => {} }))
  expect(inserted).not.toBeInTheDocument()
  return container
}

afterEach(() => document.body.replaceChildren())

test('answers without a name stay in their own fields', async () => {
  const now = await rebuilt((delivered) => {
    const [year, first] = delivered.querySelectorAll('input')
    if (year) year.value = '1961'
    if (first) first.checked = true
  })
  const [year, first] = now.querySelectorAll('input')
  expect(year).toHaveValue('1961')
  expect(first).toBeChecked()
})

test('what was open stays open, with the focus on what opened it', async () => {
  const now = await rebuilt((delivered) => {
    delivered.querySelector('details')?.setAttribute('open', '')
    delivered.querySelector('summary')?.focus()
  })
  expect(now.querySelector('details')).toHaveAttribute('open')
  expect(now.querySelector('summary')).toHaveFocus()
})
