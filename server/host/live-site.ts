import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../../scripts/step'
import type { Log } from '../log'
import { packTighter, readMark, readSite, type Site } from './read-site'

/** The site as it's being served now. */
export type LiveSite = { current(): Site; close(): void }

/**
 * Reads the finished site and looks for a newer build every `lookAgain` milliseconds. A build is served whole or not at
 * all: it counts once it has written its mark, and only if the mark is still the same after everything has been read.
 */
export async function openSite(folder: string, lookAgain: number, log: Log): Promise<LiveSite> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Problem(`There is no finished website in ${folder}. Run \`npm run build\` first.`)
  }
  let isOpen = true
  let site = await readSite(folder)
  const take = (next: Site) => {
    site = next
    packTighter(next, () => isOpen && site === next).catch(() => {})
  }
  let isLooking = false
  const look = async () => {
    const mark = await readMark(folder)
    if (isLooking || mark === '' || mark === site.mark) return
    isLooking = true
    try {
      const next = await readSite(folder)
      if (next.mark !== mark || (await readMark(folder)) !== mark || !next.files.has('/index.html')) return
      take(next)
      log('The website was built again. The new pages are served from now on.')
    } finally {
      isLooking = false
    }
  }
  take(site)
  // A build that changes while it's being read may throw; the next look tries again.
  const timer = setInterval(() => look().catch(() => {}), lookAgain).unref()
  return {
    current: () => site,
    close() {
      isOpen = false
      clearInterval(timer)
    },
  }
}
