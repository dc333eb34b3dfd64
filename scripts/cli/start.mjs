import { isBuilt, isFinished } from '../build/build-inputs.mjs'
import { install } from './install.mjs'
import { runNode, runNodeBeside, stop } from './run.mjs'

const build = ['node_modules/tsx/dist/cli.mjs', 'scripts/build/build.ts']

// What `npm start` runs: installs, builds if something has changed, and serves the site. If there are
// finished pages already, no one waits for newer ones: the server switches once they're complete.
install()
const isOutdated = !isBuilt()
const hasPages = isFinished()
if (isOutdated && !hasPages) {
  console.log('Building the site.')
  if (runNode(build) !== 0) stop('The site could not be built.')
}
const { register } = await import('tsx/esm/api')
register()
await import('../../server/main.ts')
if (isOutdated && hasPages) {
  console.log(
    'Something has changed since the site was built. It is built again now; until then the old pages are served.',
  )
  runNodeBeside(build, (code) => {
    if (code !== 0) console.error('The site could not be built. We’ll keep serving the old pages.')
  })
}
