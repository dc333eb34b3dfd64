import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { parseEnv } from 'node:util'

const files = ['.env', '.env.production', '.env.local', '.env.production.local']

/** Settings by which enquiries and notes leave this computer. */
const waysOut = ['NEXT_PUBLIC_FORMS_ENDPOINT', 'NEXT_PUBLIC_FORMSPREE_PROJECT', 'FORMS_ALLOWED_ORIGIN', 'SMTP_URL']

/**
 * Lets everything that is built and started from now on use the enquiry desk of this project, whatever the settings
 * say: what a test writes reaches no real service. What is not set stays so, and `npm start` need not build again.
 * @returns {void}
 */
export function chooseLocalDesk() {
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))
  const settings = Object.assign({}, ...texts.map((text) => parseEnv(text)), process.env)
  for (const name of waysOut) {
    if (settings[name]) process.env[name] = ''
  }
}
