import { spawnSync } from 'node:child_process'
import { Problem } from '../../console/step'

/** Runs one of the copy's scripts there, showing its output; true if it succeeded. */
export function runIn(copy: string, ...args: string[]): boolean {
  return spawnSync(process.execPath, args, { cwd: copy, stdio: 'inherit' }).status === 0
}

/** The output of one of the copy's scripts. */
export function saidIn(copy: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], { cwd: copy, encoding: 'utf8' })
  if (!stdout) throw new Problem(`${args[0]} said nothing in ${copy}.\n${stderr}`)
  return stdout
}
