import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { run, runNode } from './run.mjs'

// The headless shell, made for tests, needs a fifth less time than the browser with windows.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

const usualPlaces = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
]

/**
 * Path to Chromium or Chrome on this machine: the one named in CHROME_PATH (or
 * PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH), else one that's installed, else the one Playwright downloaded.
 */
export async function findBrowser() {
  const named = [process.env.CHROME_PATH, process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH]
  return [...named, ...onPath(names), ...usualPlaces, await playwrightsOwn()].find(isProgram)
}

/** Path to Firefox on this machine: the one named in FIREFOX_PATH, else one that's installed. */
export function findFirefox() {
  const usual = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:/Program Files/Mozilla Firefox/firefox.exe']
  return [process.env.FIREFOX_PATH, ...onPath(['firefox-esr', 'firefox']), ...usual].find(isProgram)
}

function onPath(programs) {
  return (process.env.PATH ?? '').split(delimiter).flatMap((folder) => programs.map((name) => join(folder, name)))
}

function isProgram(file) {
  if (!file) return false
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function playwrightsOwn() {
  try {
    return (await import('playwright')).chromium.executablePath()
  } catch {
    return undefined
  }
}

/** Finds a browser or gets one: Playwright's download first, then Debian's package. */
export async function getBrowser() {
  const found = await findBrowser()
  if (found) return found
  const isRoot = process.getuid?.() === 0
  console.log('No Chromium or Chrome here; getting one with Playwright.')
  const withLibraries = process.platform === 'linux' && isRoot ? ['--with-deps'] : []
  runNode(['node_modules/playwright/cli.js', 'install', ...withLibraries, 'chromium'])
  const loaded = await findBrowser()
  if (loaded || !isRoot || !existsSync('/etc/debian_version')) return loaded
  console.log('Playwright could not load it; installing this system’s chromium-headless-shell package.')
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update'], quiet)
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], quiet)
  return findBrowser()
}
