import { Problem, step, whenStartedAlone } from '@/scripts/step'
import { isEmailAddress } from '../../server/email-address'
import { loadSettings } from '../build/settings'
import { run } from '../cli/run.mjs'
import { writeHostedForms } from './hosted-forms'

/** Downloaded only when it's used: it brings 234 packages. */
const commandLine = '@formspree/cli@0.9.6'

/** Sets up the forms at the form service. Arguments are passed on, such as another `--endpoint`. */
async function deployForms(): Promise<void> {
  loadSettings()
  if (!process.env.FORMSPREE_DEPLOY_KEY) {
    throw new Problem(
      'FORMSPREE_DEPLOY_KEY is not set. Copy the deploy key from the settings of the project at the form service ' +
        'into .env.local.',
    )
  }
  if (!isEmailAddress(process.env.ENQUIRIES_EMAIL ?? '')) {
    throw new Problem('ENQUIRIES_EMAIL must be the one address that enquiries go to. Write it into .env.local.')
  }
  await step('forms', writeHostedForms)
  const given = process.argv.slice(2)
  process.exitCode = run('npx', ['--yes', '--prefer-offline', commandLine, 'deploy', '--skip-version-check', ...given])
}

whenStartedAlone('deploy.ts', deployForms)
