import { copyFile, cp, link, mkdir, mkdtemp, readdir, readlink, realpath, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** What a fresh clone doesn’t have, and settings, which the rehearsal supplies itself. */
const leftOut =
  /^(node_modules|generated|out|data|reports|test-results|\.git|\.next|\.swc|\.cache|\.env.*|.*\.tsbuildinfo)$/

/** Copies this project into a new temporary folder, with the same packages, and returns its path. */
export async function copyTree(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'rehearsal-')))
  for (const name of await readdir('.')) {
    if (leftOut.test(basename(name))) continue
    // Timestamps too: they tell `npm test` there's nothing to install.
    await cp(name, join(folder, name), { recursive: true, preserveTimestamps: true })
  }
  await linkTree('node_modules', join(folder, 'node_modules'))
  return folder
}

/** Puts the same files under another folder, without using disk space if possible. */
async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkTree(source, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else await link(source, target).catch(() => copyFile(source, target))
  }
}
