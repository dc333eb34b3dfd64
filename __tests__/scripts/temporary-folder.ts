import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []

afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))))

/** An empty folder that is removed when this file's tests are done. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'))
  made.push(folder)
  return folder
}
