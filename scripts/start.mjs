import process from 'node:process'
import { isBuilt } from './build-inputs.mjs'
import { install } from './install.mjs'
import { runNode, stop } from './run.mjs'

// The door for newcomers (`npm start`): installs, builds when something has changed, then serves the site.
install()
if (!isBuilt()) {
  console.log('Building the site.')
  if (runNode(['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts']) !== 0) stop('The site could not be built.')
}
const { spawn } = await import('node:child_process')
const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('close', (code) => process.exit(code ?? 0))
