/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { organization } from '@/content/organization'
import { cloneProject, pagesOf, runIn } from '@/e2e/weekly/clone'

const second = '__tests__/second-facts'

let clone: string

beforeAll(() => {
  clone = cloneProject()
  cpSync(second, join(clone, 'content/facts'), { recursive: true })
  const git = ['-c', 'user.name=office', '-c', 'user.email=office@example.org']
  execFileSync('git', [...git, 'commit', '--quiet', '--all', '--message', 'New facts'], { cwd: clone })
})

afterAll(() => rmSync(clone, { recursive: true, force: true }))

test('the second facts are of every kind there is', () => {
  expect(readdirSync(second)).toEqual(readdirSync('content/facts'))
})

test('with other facts committed and nothing else, everything passes', () => {
  const { status, said } = runIn(clone, 'scripts/cli/test.mjs')
  expect(said.split('\n').slice(-60).join('\n')).toMatch(/\b0 failed\b/)
  expect(status).toBe(0)
}, 3_600_000)

test('every page says them, and none of those before', () => {
  const { phone } = JSON.parse(readFileSync(join(second, 'organization.json'), 'utf8'))
  const pages = [...pagesOf(clone)]
  expect(pages.filter(([, html]) => !html.includes(phone)).map(([path]) => path)).toEqual([])
  const before = [
    organization.phone.printed,
    organization.taxId,
    organization.address.street,
    organization.donationForm,
  ]
  const stale = pages.flatMap(([path, html]) =>
    before.filter((fact) => html.includes(fact)).map((fact) => [path, fact]),
  )
  expect(stale).toEqual([])
})

test('what a build writes is not among the committed files', () => {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: clone, encoding: 'utf8' })
  expect(changed).toBe('')
})
