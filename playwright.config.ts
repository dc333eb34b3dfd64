import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/cli/browser.mjs'
import { chooseLocalDesk } from './scripts/cli/local-desk.mjs'

// Keeps the desk started for the tests from sending anything out, too.
chooseLocalDesk()

/** The one in E2E_PORT, else any that's free, so two checkouts can be tested at once. Each worker reads this file, too. */
process.env.E2E_PORT ||= await freePort()
const port = process.env.E2E_PORT
const executablePath = await findBrowser()

/** Where the desk under test keeps enquiries; journeys look here for what someone sent. */
if (!process.env.E2E_ENQUIRIES_DIR) {
  process.env.E2E_ENQUIRIES_DIR = resolve('.cache/e2e-enquiries')
  rmSync(process.env.E2E_ENQUIRIES_DIR, { recursive: true, force: true })
}

export default defineConfig({
  testDir: 'e2e',
  // These journeys test the loader, which a plain build (CONTRIBUTING.md) doesn't have.
  testIgnore: [
    ...(process.env.PLAIN === '1' ? ['**/before-the-script.spec.ts', '**/scripts-that-hang.spec.ts'] : []),
    ...(process.env.WEEKLY === '1' ? [] : ['**/weekly/**']),
  ],
  outputDir: 'test-results',
  snapshotPathTemplate: 'e2e/outlines/{arg}{ext}',
  // Half the processors, because each worker also keeps a browser busy; a small build server has two.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, because a busy machine isn't the site's fault; the audit measures how fast it is.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // Whatever a page requests, no test reaches another computer.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
      ],
    },
    // Traces get written for every test and thrown away for those that pass. For one, add `--trace retain-on-failure`.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node --import tsx server/main.ts',
    url: `http://127.0.0.1:${port}/`,
    env: { PORT: port, HOST: '127.0.0.1', ENQUIRIES_DIR: process.env.E2E_ENQUIRIES_DIR },
    reuseExistingServer: false,
    timeout: 120_000,
  },
})

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return String(typeof address === 'object' && address?.port)
}
