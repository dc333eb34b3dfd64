import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { portOf } from '../../server/listen'
import { startSiteServer } from '../../server/site-server'
import { form, send, shipAnswers } from './requests'
import type { Outcome } from './trial-site'

/** Ways a mail server can fail: what it answers to each line, if anything. */
const faults: Record<string, (line: string, socket: Socket) => string | undefined> = {
  'says nothing at all': () => undefined,
  'is too busy': (line) => (line === '' ? '421 try later' : undefined),
  'refuses the sender': (line) => (/^MAIL/.test(line) ? '550 no' : normal(line)),
  'refuses the mailbox': (line) => (/^RCPT/.test(line) ? '550 rose@example.org is full' : normal(line)),
  'falls silent before the letter': (line) => (/^DATA/.test(line) ? undefined : normal(line)),
  'hangs up in the letter': (line, socket) => (/^Subject/m.test(line) ? void socket.destroy() : normal(line)),
  'falls silent after the letter': (line) => (/^\.$/.test(line) ? undefined : normal(line)),
  'speaks nonsense': () => 'hello there',
}

function normal(line: string): string | undefined {
  if (line === '') return '220 ready'
  if (/^(EHLO|HELO|MAIL|RCPT)/.test(line)) return '250 fine'
  if (/^DATA/.test(line)) return '354 go on'
  return line === '.' ? '250 taken' : undefined
}

/** Milliseconds that a browser waits for a note. */
const longestWait = 10_000

/** Eight mail servers that fail in eight ways, one that isn't there, and one that works. */
export async function smtpFaults(folder: string): Promise<Outcome> {
  const names = [...Object.keys(faults), 'is not there', 'works']
  const trials = await Promise.all(names.map((name) => trial(folder, name)))
  const slowest = Math.round(Math.max(...trials.map(({ milliseconds }) => milliseconds)))
  const bad = trials.filter(({ isGood }) => !isGood).map(({ name, status }) => `${name}: ${status}`)
  const figures = [
    `${trials.length - bad.length} of ${trials.length} as they should be`,
    `slowest answer ${slowest} ms`,
  ]
  return { figures: [...figures, ...bad].join(', '), isPassed: bad.length === 0 }
}

async function trial(folder: string, name: string) {
  const mail = createServer((socket) => serve(socket, faults[name] ?? normal)).listen(0, '127.0.0.1')
  await once(mail, 'listening')
  const smtpUrl = `smtp://127.0.0.1:${name === 'is not there' ? 1 : portOf(mail)}`
  const enquiriesDir = join(folder, name.replaceAll(' ', '-'))
  const lines: string[] = []
  const outDir = join(folder, 'out')
  const log = (line: string) => lines.push(line)
  const site = await startSiteServer({ port: 0, host: '127.0.0.1', outDir, enquiriesDir, smtpUrl, log })
  const kept = await send(`${site.url}/f/ship`, { method: 'POST', ...form(shipAnswers) })
  const note = form({ email: shipAnswers.email })
  const { status, milliseconds } = await send(`${site.url}/sage-api/autoresponder.php`, { method: 'POST', ...note })
  const page = await send(`${site.url}/`)
  await site.close()
  mail.close()
  const folders = (await readdir(enquiriesDir)).filter((entry) => !entry.startsWith('.'))
  const isGood =
    kept.status === 200 &&
    folders.length === 1 &&
    status === (name === 'works' ? 200 : 502) &&
    milliseconds < longestWait &&
    page.status === 200 &&
    !lines.some((line) => /example\.org|Rose/.test(line))
  return { name, status, milliseconds, isGood }
}

function serve(socket: Socket, answer: (line: string, socket: Socket) => string | undefined): void {
  const say = (line: string) => {
    const text = answer(line, socket)
    if (text && !socket.destroyed) socket.write(`${text}\r\n`)
  }
  socket.on('error', () => {})
  socket.on('data', (data) => {
    for (const line of data.toString().split('\r\n').filter(Boolean)) say(line)
  })
  say('')
}
