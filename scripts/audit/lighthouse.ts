import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findBrowser } from '@/scripts/cli/browser.mjs'
import { Problem } from '@/scripts/step'

/** The parts of Lighthouse's report we read; scores from 0 to 1, times in milliseconds. */
export type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>
}

/** Downloaded only when it's used: it brings 140 MB. */
const commandLine = 'lighthouse@12.8.2'

const flags =
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking --ignore-certificate-errors'
const settings = ['--output=json', '--quiet', '--no-enable-error-reporting', flags]

/** Loads a page as a phone on a slow connection; tries again if Chromium missed its start, as it does now and then. */
export async function lighthouse(url: string, options: readonly string[] = [], tries = 5): Promise<Report> {
  const chrome = await findBrowser()
  if (!chrome) throw new Problem('No Chromium or Chrome found. Install one, or say where it is in CHROME_PATH.')
  const surroundings = { env: { ...process.env, CHROME_PATH: chrome }, maxBuffer: 64 * 1024 * 1024 }
  const args = ['--yes', '--prefer-offline', commandLine, url, ...settings, ...options]
  try {
    return JSON.parse((await promisify(execFile)('npx', args, surroundings)).stdout)
  } catch (error) {
    if (tries > 1 && String(error).includes('NO_NAVSTART')) return lighthouse(url, options, tries - 1)
    throw error
  }
}
