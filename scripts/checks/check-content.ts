import { readFile } from 'node:fs/promises'
import { Problem, step, whenStartedAlone } from '../../console/step'
import { filesUnder } from '../build/files'
import { partsFolder } from '../build/scenes'
import { type Finding, sentence } from './findings'
import { checkSettings, readBuildSettings } from './settings'
import { checkSyntax } from './syntax-checks'
import { misnamed, misplaced, readComplaints, typeErrors } from './type-checks'

/** Content by itself, which takes a tenth of the time the whole site does. */
const config = 'tsconfig.content.json'

/**
 * Checks every word, link and picture in content/, and the settings; fails with a sentence for each thing to fix.
 * Nothing in here imports content: a file with a missing comma would stop this one, too, before it could say so.
 */
export async function checkContent(): Promise<string> {
  stopAt(await unreadable())
  const pictures = await pictureNames()
  const [said, { findings, summary, failure }] = await Promise.all([typeErrors(config), checkedValues(pictures)])
  const errors = readComplaints(said)
  const names = misnamed(errors)
  const values = findings.filter(({ file }) => !names.some((other) => other.file === file))
  stopAt([...names, ...values, ...checkSettings(readBuildSettings())])
  stopAt(misplaced(errors, pictures))
  if (failure) throw unexplained(failure)
  return summary
}

/** A fact that several entries repeat is reported only where it comes first. */
function stopAt(findings: readonly Finding[]): void {
  const isFirst = ({ field, problem }: Finding, index: number) =>
    !field || findings.findIndex((other) => other.field === field && other.problem === problem) === index
  const first = findings.filter(isFirst)
  if (first.length > 0) throw new Problem(first.map(sentence).join('\n'))
}

/** For failures no check foresaw: names the file in content/ where it happened. */
function unexplained(failure: unknown): Problem {
  const { message, stack = '' } = failure instanceof Error ? failure : new Error(String(failure))
  const [place = 'content/'] = /content\/[\w/-]+\.ts(?::\d+)?/.exec(stack) ?? []
  return new Problem(`${place}: it can’t be read (${message}). Undo the last change, or ask a developer.`)
}

/** What keeps any file in content/ from being read at all. */
async function unreadable(): Promise<Finding[]> {
  const files = (await filesUnder('content')).filter((file) => file.endsWith('.ts'))
  const read = async (file: string) => checkSyntax(`content/${file}`, await readFile(`content/${file}`, 'utf8'))
  return (await Promise.all(files.map(read))).flat()
}

/** Names of the originals in images/ that content can use. */
async function pictureNames(): Promise<Set<string>> {
  const files = (await filesUnder('images')).filter((file) => /\.(svg|png|jpe?g)$/i.test(file))
  return new Set(
    files.filter((file) => !file.startsWith(`${partsFolder}/`)).map((file) => file.replace(/\.[^.]+$/, '')),
  )
}

/** A wrong name can make content fail on import; then the name is what needs fixing. */
async function checkedValues(
  pictures: ReadonlySet<string>,
): Promise<{ findings: Finding[]; summary: string; failure?: unknown }> {
  try {
    const { checkValues } = await import('./value-checks')
    return await checkValues(pictures)
  } catch (failure) {
    return { findings: [], summary: '', failure }
  }
}

whenStartedAlone('check-content.ts', () => step('content', checkContent))
