import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../../console/step'
import { filesUnder } from '../build/files'
import { type Finding, sentence } from './findings'
import { type Complaint, misnamed, readComplaints, typeErrors } from './type-checks'

/** Checks that pages find every content field they look for; fails with the ones that are misspelled. */
export async function checkTypes(): Promise<string> {
  const output = await typeErrors('tsconfig.site.json')
  // What Next wrote during the last build may mention pages that are gone.
  const errors = readComplaints(output).filter(({ file }) => /^(app|components|content)\//.test(file))
  if (errors.length === 0) return 'in order'
  const sentences = (await inPages(errors)).map(sentence)
  throw new Problem(sentences.length > 0 ? sentences.join('\n') : output)
}

/** Fields that pages look for and don't find, with the line of content where the misspelling is, if known. */
export async function inPages(errors: readonly Complaint[], root = '.'): Promise<Finding[]> {
  const files = (await filesUnder(join(root, 'content'))).filter((file) => file.endsWith('.ts') && file !== 'types.ts')
  const read = async (file: string) => {
    const lines = (await readFile(join(root, 'content', file), 'utf8')).split('\n')
    return { file: `content/${file}`, lines }
  }
  const texts = await Promise.all(files.map(read))
  const findings = errors.flatMap((error) => {
    const [, wanted, given] =
      /^Property '(\w+)' does not exist [\s\S]*Did you mean '(\w+)'\?$/.exec(error.message) ?? []
    const places = texts.flatMap(({ file, lines }) =>
      lines.flatMap((text, index) => (new RegExp(`^\\s*${given}\\b`).test(text) ? { file, line: index + 1 } : [])),
    )
    const [place] = places
    if (!place || places.length > 1) return misnamed([error])
    const at = { file: place.file, entry: `line ${place.line}`, field: '' }
    return { ...at, problem: `the page looks for ${wanted} and finds ${given}.`, cure: `Write ${wanted}:` }
  })
  return findings.filter((one, index) => findings.findIndex((other) => sentence(other) === sentence(one)) === index)
}
