import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** Runs one of this project's tools with Node; returns its exit code and all its output. */
export async function runTool(args: readonly string[]): Promise<{ status: number | null; output: string }> {
  const tool = spawn(process.execPath, args)
  const ended = new Promise<number | null>((resolve) => tool.on('close', resolve))
  const [status, ...texts] = await Promise.all([ended, text(tool.stdout), text(tool.stderr)])
  return { status, output: texts.join('').trim() }
}
