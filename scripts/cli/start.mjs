import { isBuilt } from '../build/build-inputs.mjs'
import { install } from './install.mjs'
import { runNode, stop } from './run.mjs'

// What `npm start` runs: installs, builds if something has changed, and serves the site.
install()
if (!isBuilt()) {
  console.log('Building the site.')
  const code = runNode(['node_modules/tsx/dist/cli.mjs', 'scripts/build/build.ts'])
  if (code !== 0) stop('The site could not be built.')
}
const { register } = await import('tsx/esm/api')
register()
await import('../../server/main.ts')
