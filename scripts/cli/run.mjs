import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import process from 'node:process'

/** Runs one of this project's programs with Node, showing its output. */
export function runNode(args, env = {}) {
  return run(process.execPath, args, env)
}

/** Runs any program, showing its output; nothing can be typed into it, so it can never wait for an answer. */
export function run(command, args, env = {}, minutes = 60) {
  const ended = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...usualEnv(), ...env },
    timeout: minutes * 60_000,
    shell: process.platform === 'win32' && !command.endsWith('.exe'),
  })
  if (ended.signal) {
    const why = ended.error ? `was stopped after ${minutes} minutes` : `was ended by another program (${ended.signal})`
    console.error(`${[command, ...args].join(' ')} ${why}.`)
  }
  return ended.status ?? 1
}

/**
 * Runs one of this project's programs with Node beside others, keeping what it says until it has ended.
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runNodeQuietly(args) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env: usualEnv() })
  const said = []
  child.stdout.on('data', (chunk) => said.push(chunk))
  child.stderr.on('data', (chunk) => said.push(chunk))
  return new Promise((ended) => {
    child.on('close', (code) => ended({ code: code ?? 1, output: Buffer.concat(said).toString() }))
  })
}

/** npm and browsers need a home folder; if there's none, they get one in this project's cache. */
function usualEnv() {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  if (env.HOME || env.USERPROFILE) return env
  const HOME = resolve('.cache/home')
  mkdirSync(HOME, { recursive: true })
  return { ...env, HOME }
}

/** Prints one sentence and exits with code 1. */
export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
