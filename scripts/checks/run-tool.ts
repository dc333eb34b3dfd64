import { spawnSync } from 'node:child_process'

/** Runs a tool of this project with Node; gives its exit code and all that it says. */
export function runTool(args: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status, output: `${stdout}${stderr}`.trim() }
}
