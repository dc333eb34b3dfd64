import { isBuilt } from '../build/build-inputs.mjs'
import { install } from './install.mjs'
import { runNode, stop } from './run.mjs'

// The door for newcomers (`npm start`): installs, builds when something has changed, then serves the site.
install()
if (!isBuilt()) {
  console.log('Building the site.')
  if (runNode(['node_modules/tsx/dist/cli.mjs', 'scripts/build/build.ts']) !== 0) stop('The site could not be built.')
}
const { register } = await import('tsx/esm/api')
register()
await import('../../server/main.ts')
