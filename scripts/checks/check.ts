import { spawnSync } from 'node:child_process'
import { Problem, step, whenStartedAlone } from '../../console/step'
import { prepare } from '../build/prepare'

/** What is checked without running the site; all of it is reported, also after a first failure. */
const checks = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
  { name: 'unused', args: ['node_modules/knip/bin/knip.js', '--no-config-hints'] },
  { name: 'styles', args: ['node_modules/stylelint/bin/stylelint.mjs', '--max-warnings=0', '**/*.scss'] },
]

/** Checks types, lint and styles, after making what the types of pages and pictures come from. */
export async function check(): Promise<void> {
  await prepare()
  const next = run(['node_modules/next/dist/bin/next', 'typegen'])
  if (next.status !== 0) throw new Problem(`next typegen failed.\n${next.output}`)
  const failed: string[] = []
  for (const { name, args } of checks) {
    await step(name, () => {
      const { status, output } = run(args)
      if (status === 0) return 'in order'
      failed.push(name)
      console.error(output)
      return 'FAILED'
    })
  }
  if (failed.length > 0) throw new Problem(`Failed: ${failed.join(', ')}. \`npm run fix\` mends what can be mended.`)
}

function run(args: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status, output: `${stdout}${stderr}`.trim() }
}

whenStartedAlone('check.ts', check)
