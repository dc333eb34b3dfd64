import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Problem } from '../../console/step'
import { portOf } from '../../server/listen'

const settings = { FORMSPREE_DEPLOY_KEY: 'key-of-the-project', ENQUIRIES_EMAIL: 'office@example.org' }

/** Runs `npm run forms:deploy` in the copy, with the service's real command line and a stand-in for the service. */
export async function deployForms(copy: string): Promise<string> {
  const accepted = await deploy(copy, 200, { id: '1' })
  const written = await readFile(join(copy, 'formspree.json'), 'utf8')
  const expected = JSON.parse(written.replaceAll('$ENQUIRIES_EMAIL', settings.ENQUIRIES_EMAIL))
  const { url, key, body } = accepted.request ?? {}
  if (accepted.code !== 0 || url !== '/api/0/deployments' || key !== `Bearer ${settings.FORMSPREE_DEPLOY_KEY}`) {
    throw new Problem(`npm run forms:deploy did not send the forms:\n${accepted.said}`)
  }
  if (JSON.stringify(body) !== JSON.stringify(expected)) {
    throw new Problem('npm run forms:deploy sent something else than formspree.json, with the address put in.')
  }
  const problem = { field: 'forms.ship.name', message: 'is too long' }
  const refused = await deploy(copy, 422, { code: 'CONFIG_VALIDATION_ERROR', errors: [problem] })
  if (refused.code === 0 || !refused.said.includes(`${problem.field} ${problem.message}`)) {
    throw new Problem(`npm run forms:deploy did not say why the service refused the forms:\n${refused.said}`)
  }
  return `${Object.keys(expected.forms).length} sent to a stand-in for the service`
}

type Sent = { url: string | undefined; key: string | undefined; body: unknown }

/** Deploys to a stand-in for the service that answers like this; returns what it was sent, and what was said. */
async function deploy(copy: string, status: number, answer: unknown) {
  let request: Sent | undefined
  const service = createServer(async (incoming, response) => {
    const body = JSON.parse(await text(incoming))
    request = { url: incoming.url, key: incoming.headers.authorization, body }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const endpoint = `http://127.0.0.1:${portOf(service)}`
  const args = ['--import', 'tsx', 'scripts/forms/deploy.ts', '--endpoint', endpoint]
  const child = spawn(process.execPath, args, { cwd: copy, env: { ...process.env, ...settings } })
  let said = ''
  child.stdout.on('data', (data) => {
    said += data
  })
  child.stderr.on('data', (data) => {
    said += data
  })
  const [code] = await once(child, 'close')
  service.close()
  return { request, code, said }
}
