/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { organization } from '@/content/organization'
import { startServer } from '../server/support/child'
import { formData, sendTo, shipAnswers } from '../server/support/enquiries'
import { serverFile } from '../server/support/server-file'
import { keptEnquiries, makeFolder } from '../server/support/site'

jest.setTimeout(60_000)

const unit = readFileSync('deploy/sage.service', 'utf8')

test('the server in one file needs nothing else: it shows pages and keeps enquiries', async () => {
  const { folder, enquiriesDir } = await makeFolder()
  const child = startServer(await serverFile(), folder, { ENQUIRIES_DIR: enquiriesDir })
  const [, url] = await child.says(/Open (\S+)\//)
  expect(await (await fetch(`${url}/homecare/`)).text()).toContain('Home Care')
  expect((await sendTo(`${url}/f/ship`, formData(shipAnswers))).status).toBe(200)
  const page = await fetch(`${url}/f/ship`, { method: 'POST', body: formData({}), headers: { Accept: 'text/html' } })
  expect(await page.text()).toContain(organization.phone.printed)
  expect(await keptEnquiries(enquiriesDir)).toHaveLength(1)
  child.process.kill('SIGTERM')
  expect((await child.ended()).code).toBe(0)
})

test('systemd starts Node itself, at a fixed port, with its data apart from the site', () => {
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node server\.cjs$/m)
  expect(unit).toMatch(/^Environment=.*\bPORT=\d+ ENQUIRIES_DIR=\/var\/lib\//m)
  expect(unit).toMatch(/^User=(?!root)\w+$/m)
})

test('systemd lets Node guard its memory, and refuses what the unit does not foresee without ending the desk', () => {
  expect(unit).toMatch(/^SystemCallFilter=(?!~).*@pkey\b/m)
  expect(unit).toMatch(/^SystemCallErrorNumber=EPERM$/m)
})

test('the container runs without special rights, is built in two stages, and ships no settings', () => {
  const file = readFileSync('deploy/Dockerfile', 'utf8')
  const last = file.slice(file.lastIndexOf('FROM '))
  expect(file.match(/^FROM /gm)).toHaveLength(2)
  expect(last).toMatch(/^USER (?!root)\w+$/m)
  expect(last).not.toContain('COPY . ')
  expect(readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n')).toEqual(
    expect.arrayContaining(['.env*', '.git', 'data', 'node_modules']),
  )
})

if (existsSync('/usr/bin/systemd-analyze')) {
  test('systemd finds nothing wrong with the unit, and calls it well protected', () => {
    const analyze = (...args: string[]) =>
      execFileSync('systemd-analyze', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    // A verdict of 'OK' or better is a level below 2.5.
    expect(() => analyze('security', '--offline=true', '--threshold=25', 'deploy/sage.service')).not.toThrow()
  })
} else {
  test('systemd is not installed here, so deploy/sage.service was not tried', () => {})
}
