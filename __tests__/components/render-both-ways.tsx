import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

/**
 * Renders to a string as the build does, lets a reader do something on the page, then hydrates it; returns any
 * warnings React logged along the way.
 */
export async function hydrate(element: ReactElement, before: (page: HTMLElement) => void = () => {}) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(element)
  document.body.append(container)
  before(container)
  const warnings: unknown[][] = []
  const spy = jest.spyOn(console, 'error').mockImplementation((...words) => warnings.push(words))
  const root = await act(async () => hydrateRoot(container, element))
  spy.mockRestore()
  async function unmount() {
    // What `act` returns is no whole promise: only `await` waits for it.
    await act(async () => root.unmount())
    container.remove()
  }
  return { container, warnings, unmount }
}
