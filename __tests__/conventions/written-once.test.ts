/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { supplied } from '@/content/facts'
import { organization } from '@/content/organization'
import { sourceFiles } from './source-files'

const thisFile = '__tests__/conventions/written-once.test.ts'
const code = ['app', 'components', 'lib', 'scripts', 'server', 'styles']
const numbers = [organization.phone.printed, ...supplied(organization.fax)]
const digits = numbers.map((printed) => printed.replace(/\D/g, '').slice(-7))
const phones = new RegExp(digits.map((number) => `${number.slice(0, 3)}-?${number.slice(3)}`).join('|'))

test(
  'the provider’s name, phone numbers and colors stand in no code, and nothing is left for later',
  inTurn(
    [
      ['the name', new RegExp(organization.name, 'i'), code, ''],
      ['the name in content', new RegExp(organization.name), ['content'], ''],
      ['a phone number', phones, [...code, 'content'], ''],
      ['a color', /(?<=[\s:'"])#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\w(-])/i, [...code, 'content'], 'content/palette.ts'],
      ['a task', /\b(TODO|FIXME|XXX|HACK)\b|lorem ipsum|coming soon/, undefined, thisFile],
    ],
    (what, pattern, rooms, home) => {
      const found = sourceFiles(['.ts', '.tsx', '.mjs', '.scss'], rooms)
        .filter(({ path }) => path !== home && !(what === 'a color' && path.endsWith('.scss')))
        .flatMap(({ path, text }) => text.split('\n').map((line) => `${path}: ${line.trim()}`))
      expect(found.filter((line) => pattern.test(line.replace(/^\S+:/, '')))).toEqual([])
    },
  ),
)
