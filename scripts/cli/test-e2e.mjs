import process from 'node:process'
import { chooseLocalDesk } from './local-desk.mjs'
import { runNode } from './run.mjs'

// Just the browser tests (`npm run test:e2e`), after a build for them; arguments are files or options.
chooseLocalDesk()
const built = runNode(['node_modules/tsx/dist/cli.mjs', 'scripts/build/build.ts'])
process.exit(built || runNode(['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)]))
