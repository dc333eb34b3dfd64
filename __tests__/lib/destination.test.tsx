import { answerUploads } from '@/__tests__/components/enquiry/fake-upload'
import { formService } from '@/content/forms/service'

const noteIsPromised = /send a short note/i

/** What a build with these settings shows and does: form, privacy page, and the requests when an enquiry is sent. */
async function built(endpoint: string, project: string, sendsNote = true) {
  jest.resetModules()
  jest.doMock('@/content/forms/service', () => ({ formService: { ...formService, sendsNote } }))
  const settings = { NEXT_PUBLIC_FORMS_ENDPOINT: endpoint, NEXT_PUBLIC_FORMSPREE_PROJECT: project }
  Object.assign(process.env, settings, { RTL_SKIP_AUTO_CLEANUP: 'true' })
  const { cleanup, fireEvent, render, screen } = await import('@testing-library/react')
  const { EnquiryForm } = await import('@/components/enquiry/EnquiryForm')
  const { default: PrivacyPage } = await import('@/app/privacy-policy/page')
  const { formFor } = await import('@/lib/forms/forms')

  const privacy = render(<PrivacyPage />).container.querySelector('main')?.textContent ?? ''
  cleanup()

  const asked: string[] = []
  const answer = (url: string) => {
    asked.push(url)
    return Promise.resolve({ json: () => Promise.resolve({ next: '/', status: 'success' }) })
  }
  answerUploads(answer)
  global.fetch = answer as unknown as typeof fetch
  const { container } = render(<EnquiryForm definition={formFor('spad')} label="Ask" steps={[]} />)
  const form = container.textContent ?? ''
  const action = container.querySelector('form')?.getAttribute('action')
  for (const control of container.querySelectorAll<HTMLInputElement>('[required]')) {
    control.value = control.type === 'email' ? 'rose@example.org' : '07901'
  }
  fireEvent.submit(container.querySelector('form') as HTMLFormElement)
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })
  cleanup()
  return { form, privacy, action, asked }
}

const before = { ...process.env }
afterEach(() => {
  process.env = { ...before }
})

test('a build that takes the messages itself names no company, promises a note, and asks the website for it', async () => {
  const { form, privacy, action, asked } = await built('', '')
  expect(action).toMatch(/^\/f\//)
  expect(form + privacy).not.toContain(formService.name)
  expect(privacy).toContain('to the computer that runs this website')
  expect(form).toMatch(noteIsPromised)
  expect(privacy).toContain('Our website then sends a short note')
  expect(asked.slice(1)).toEqual(['/sage-api/autoresponder.php'])
})

test('a build that sends them to our own desk at another address says so, and asks for the note there', async () => {
  const { form, privacy, asked } = await built('https://desk.example.org', 'desk')
  expect(form + privacy).not.toContain(formService.name)
  expect(privacy).toContain('to our own computer at desk.example.org')
  expect(form).toMatch(noteIsPromised)
  expect(asked.slice(1)).toEqual(['https://desk.example.org/sage-api/autoresponder.php'])
})

test('a build that sends them to the form service says so, and promises the note that the service sends', async () => {
  const { form, privacy, action, asked } = await built(`https://${formService.host}`, '123')
  expect(action).toMatch(new RegExp(`^https://${formService.host}/p/123/f/`))
  expect(form).toContain(formService.name)
  expect(privacy).toContain(`${formService.name} (${formService.host})`)
  expect(privacy).not.toContain('to the computer that runs this website')
  expect(form).toMatch(noteIsPromised)
  expect(privacy).toContain(`${formService.name} then sends a short note`)
  expect(asked).toHaveLength(1)
})

test('a build for a service whose plan sends no note promises none, and leaves it to the website', async () => {
  const { form, privacy, asked } = await built(`https://${formService.host}`, '123', false)
  expect(form).not.toMatch(noteIsPromised)
  expect(privacy).toContain('Our website may then send a short note')
  expect(asked.slice(1)).toEqual(['/sage-api/autoresponder.php'])
})
