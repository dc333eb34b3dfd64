/** @jest-environment node */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { letter } from '@/content/desk'
import { honeypotName } from '@/content/form-rules'
import { formService } from '@/content/form-service'
import { forms } from '@/content/forms'
import { organization } from '@/content/organization'
import { sentNames } from '@/scripts/checks/form-checks'
import { hostedForms } from '@/scripts/forms/hosted-forms'

// Starting the command line takes a few seconds, and downloading it the first time a few more.
jest.setTimeout(120_000)

type Action = { type: string; to?: string; subject?: string; message?: string }
type HostedForm = { name: string; fields: Record<string, { type: string; required: boolean }>; actions: Action[] }

const hosted = JSON.parse(hostedForms()).forms as Record<string, HostedForm>
const each = [...forms.values()].map((form) => [form.type, form, hosted[form.type]] as const)

test('formspree.json says what the content says; `npm run build` writes it', () => {
  expect(JSON.parse(readFileSync('formspree.json', 'utf8')).forms).toEqual(hosted)
})

test('every form on the site is in there, under a name the office knows it by', () => {
  expect(Object.keys(hosted)).toEqual([...forms.keys()])
  const names = Object.values(hosted).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test.each(each)('the form %s has every answer the site sends, except photos', (_type, { fields }, form) => {
  const sent = sentNames(fields.filter(({ type }) => type !== 'file'))
  expect(Object.keys(form?.fields ?? {})).toEqual(sent)
})

test.each(each)('the form %s requires what the site always sends, and nothing else', (_type, { fields }, form) => {
  const required = fields.filter(({ isRequired }) => isRequired).map(({ id }) => id)
  const requiredThere = Object.keys(form?.fields ?? {}).filter((name) => form?.fields[name]?.required)
  expect(requiredThere).toEqual(required)
  expect(form?.fields.email?.type).toBe('email')
})

test.each(each)('the office gets an email about each enquiry from the form %s', (...[, , form]) => {
  expect(form?.actions[0]).toEqual({ type: 'email', to: '$ENQUIRIES_EMAIL' })
})

test.each(each)(
  'the sender of the form %s gets the same note our own desk sends, if the plan includes one',
  (...[, , form]) => {
    const notes = form?.actions.slice(1) ?? []
    expect(notes).toHaveLength(formService.sendsNote ? 1 : 0)
    for (const note of notes) {
      expect(note).toMatchObject({ type: 'autoresponse', fromName: organization.name, subject: letter.subject })
      for (const paragraph of [letter.greeting, ...letter.paragraphs]) expect(note.message).toContain(paragraph)
    }
  },
)

test('the service knows the honeypot by its name', () => {
  expect(honeypotName).toBe('_gotcha')
})

const settings = { FORMSPREE_DEPLOY_KEY: 'key-of-the-project', ENQUIRIES_EMAIL: 'office@example.org' }

/** Runs `npm run forms:deploy`; returns its exit code and output. */
async function deploy(args: readonly string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/forms/deploy.ts', ...args], {
    env: { ...process.env, FORMSPREE_DEPLOY_KEY: '', ENQUIRIES_EMAIL: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (data) => (said += data))
  child.stderr.on('data', (data) => (said += data))
  const [code] = await once(child, 'close')
  return { code, said }
}

test.each(Object.keys(settings))('without %s, it says so in a sentence and sends nothing', async (name) => {
  const { code, said } = await deploy([], { ...settings, [name]: '' })
  expect(code).toBe(1)
  expect(said).toMatch(new RegExp(`^${name} .*\\.env\\.local\\.\n$`))
})

/** Stands in for the service: answers a deployment and records the request. */
async function service(status: number, answer: unknown) {
  const asked: { url: string | undefined; key: string | undefined; body: { forms: Record<string, HostedForm> } }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString())
    asked.push({ url: request.url, key: request.headers.authorization, body })
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { asked, endpoint, close: () => new Promise((resolve) => server.close(resolve)) }
}

function trials(): void {
  test('reads the file, puts the address in, and sends it with the key', async () => {
    const { asked, endpoint, close } = await service(200, { id: '1' })
    const { code, said } = await deploy(['--endpoint', endpoint], settings)
    await close()
    expect([code, said]).toEqual([0, expect.stringContaining('Deployment succeeded')])
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ url: '/api/0/deployments', key: `Bearer ${settings.FORMSPREE_DEPLOY_KEY}` })
    const expected = JSON.parse(hostedForms().replaceAll('$ENQUIRIES_EMAIL', settings.ENQUIRIES_EMAIL))
    expect(asked[0]?.body).toEqual(expected)
  })

  test('shows what the service says is wrong, and fails', async () => {
    const problem = { field: 'forms.ship.name', message: 'is too long' }
    const { endpoint, close } = await service(422, { code: 'CONFIG_VALIDATION_ERROR', errors: [problem] })
    const { code, said } = await deploy(['--endpoint', endpoint], settings)
    await close()
    expect([code, said]).toEqual([1, expect.stringContaining('forms.ship.name is too long')])
  })
}

/** Whether the service's command line is here, or can be downloaded. */
function isCommandLineHere(): boolean {
  try {
    const [name] = /@formspree\/cli@[\d.]+/.exec(readFileSync('scripts/forms/deploy.ts', 'utf8')) ?? []
    const environment = { ...process.env, npm_config_fetch_retries: '0' }
    execFileSync('npx', ['--yes', '--prefer-offline', name ?? '', '--version'], { stdio: 'pipe', env: environment })
    return true
  } catch {
    return false
  }
}

if (isCommandLineHere()) describe('the service’s own command line', trials)
else test('the service’s command line cannot be had here, so formspree.json was not tried with it', () => {})
