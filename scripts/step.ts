import { basename } from 'node:path'

/** A mistake someone can fix: its message says where and how, and is printed without a stack trace. */
export class Problem extends Error {}

/** One thing to fix, in words staff understand. */
export type Finding = {
  file: string
  entry: string
  field: string
  problem: string
  cure: string
  /** Whether it is one of the few that the site must never be published without. */
  isBlocking?: boolean
}

/** 'content/faqs.ts, faqs[2] 'costs', field href: there is no page /x. Write ...' */
export function sentence({ file, entry, field, problem, cure }: Finding): string {
  const place = [file, entry, field && `field ${field}`].filter(Boolean).join(', ')
  return `${place}: ${problem} ${cure}`
}

export async function step(name: string, work: () => string | Promise<string>): Promise<void> {
  const started = performance.now()
  const said = await work()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${name.padEnd(14)} ${said} (${seconds} s)`)
}

export function fail(error: unknown): never {
  const isForPeople = error instanceof Problem || !(error instanceof Error)
  console.error(isForPeople ? String(error instanceof Error ? error.message : error) : error.stack)
  process.exit(1)
}

/** Runs the work if the file was started directly with tsx, and not if it was imported. */
export function whenStartedAlone(file: string, work: () => Promise<void>): void {
  const started = process.argv[1]
  if (started && basename(started) === file) work().catch(fail)
}
