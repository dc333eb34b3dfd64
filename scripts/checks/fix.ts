import { Problem, step, whenStartedAlone } from '../../console/step'
import { checkContent } from './check-content'
import { runTool } from './run-tool'

/** Tidies code, content and styles, and says what's left to fix by hand. */
async function fix(): Promise<void> {
  const tools = await Promise.all(
    [
      ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'],
      ['node_modules/stylelint/bin/stylelint.mjs', '--fix', '**/*.scss'],
    ].map(runTool),
  )
  await step('content', checkContent).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error
    throw new Problem(`This can’t be fixed automatically, because only you know what is meant:\n${error.message}`)
  })
  const failed = tools.filter(({ status }) => status !== 0)
  if (failed.length > 0) throw new Problem(`${failed.map(({ output }) => output).join('\n')}\nThe rest is fixed.`)
  console.log('What can be fixed automatically is fixed. Now run `npm run check`.')
}

whenStartedAlone('fix.ts', fix)
