import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything a build is made from. What the build itself writes into public/ is left out below. */
const inputs = [
  'admin',
  'app',
  'components',
  'lib',
  'content',
  'documents',
  'images',
  'public',
  'scripts',
  'server',
  'styles',
  'instrumentation-client.ts',
  'next.config.ts',
]
const more = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.site.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]
const made = /^public\/(pictures|og|documents|admin)\//

/** A hash that changes with any input of the build, any of its settings, and PLAIN. */
export function buildMark() {
  const hash = createHash('sha256')
  for (const file of [...inputs, ...more].flatMap(filesOf)) {
    if (!made.test(file)) hash.update(file).update(readFileSync(file))
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (/^(NEXT_PUBLIC|EDITOR)_|^PLAIN$/.test(name)) hash.update(`${name}=${value}`)
  }
  return hash.digest('hex')
}

/** True if out/ holds a complete build, whose last file says that it was made from exactly what's here now. */
export function isBuilt() {
  return existsSync('out/.build.json') && readFileSync('out/.build.json', 'utf8').includes(buildMark())
}

function filesOf(path) {
  if (!existsSync(path)) return []
  if (/\.\w+$|^\.env$/.test(path)) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .sort()
}
