import { existsSync, statSync } from 'node:fs'
import process from 'node:process'
import { run, stop } from './run.mjs'

const needed = [20, 19]

/** Makes sure Node is new enough and everything the project needs is installed; if not, says so and exits. */
export function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
    stop(`This project needs Node ${needed.join('.')} or newer; this is Node ${process.versions.node}. See nodejs.org.`)
  }
  if (isInstalled()) return
  console.log('Installing what the project needs (npm ci). This takes a minute or two the first time.')
  // Loud enough to say why it fails, even if the npm running us was told to be silent.
  const flags = ['--no-audit', '--no-fund', '--include=dev', '--prefer-offline', '--loglevel=warn']
  if (run('npm', ['ci', ...flags]) === 0) return
  stop('The packages could not be installed. See what npm said above, check the connection, and try again.')
}

/** npm writes node_modules/.package-lock.json last, so its age shows whether the lock file has changed since. */
function isInstalled() {
  const mark = 'node_modules/.package-lock.json'
  return existsSync(mark) && statSync(mark).mtimeMs >= statSync('package-lock.json').mtimeMs
}
