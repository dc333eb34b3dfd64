import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Build, buildFile } from '@/server/host/read-site'

/** Writes what the site was built from as its last file: from then on, `npm start` serves the new build. */
export async function writeBuildMark(folder = 'out'): Promise<string> {
  const commit = currentCommit()
  const build: Build = { ...(commit ? { commit } : {}), built: new Date().toISOString() }
  await writeFile(join(folder, buildFile), JSON.stringify(build))
  return commit ? `commit ${commit}` : 'outside of git'
}

function currentCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}
