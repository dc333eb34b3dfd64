import { runNodeQuietly } from '@/scripts/cli/run.mjs'
import { Problem, step, whenStartedAlone } from '@/scripts/step'
import { checkContent } from './check-content'

/** Everything we check without running the site. All of it is reported, even after something fails. */
const checks = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false'] },
  { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
  { name: 'unused', args: ['node_modules/knip/bin/knip.js', '--no-config-hints'] },
  { name: 'styles', args: ['node_modules/stylelint/bin/stylelint.mjs', '--max-warnings=0', '**/*.scss'] },
]

export async function check(): Promise<void> {
  await step('content', checkContent)
  // Not loaded until now, because it imports content.
  const { prepare } = await import('@/scripts/build/prepare')
  await prepare()
  const next = await runNodeQuietly(['node_modules/next/dist/bin/next', 'typegen'])
  if (next.code !== 0) throw new Problem(`next typegen failed.\n${next.output}`)
  const failed: string[] = []
  const run = ({ name, args }: (typeof checks)[number]) =>
    step(name, async () => {
      const { code, output } = await runNodeQuietly(args)
      if (code === 0) return 'OK'
      failed.push(name)
      console.error(output)
      return 'FAILED'
    })
  await Promise.all(checks.map(run))
  if (failed.length > 0) throw new Problem(`These checks failed: ${failed.join(', ')}.`)
}

whenStartedAlone('check.ts', check)
