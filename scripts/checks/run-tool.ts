import { spawnSync } from 'node:child_process'

/** Runs one of this project's tools with Node; returns its exit code and all its output. */
export function runTool(args: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status, output: `${stdout}${stderr}`.trim() }
}
