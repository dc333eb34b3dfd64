import { Agent } from 'node:http'
import { form, send, shipAnswers } from './requests'
import { type Outcome, startTrialSite } from './trial-site'

const lines = 50
const seconds = 15

/** 50 people read nonstop for 15 seconds while enquiries come in. */
export async function crowd(folder: string): Promise<Outcome> {
  const site = await startTrialSite(folder, { ENQUIRIES_DIR: 'enquiries' })
  const agent = new Agent({ keepAlive: true, maxSockets: lines })
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  let errors = 0
  const count = ({ status, milliseconds }: { status: number; milliseconds: number }) => {
    times.push(milliseconds)
    if (status !== 200) errors += 1
  }
  const read = async () => {
    while (performance.now() < end) {
      count(await send(`${site.url}/homecare/`, { agent, headers: { 'Accept-Encoding': 'br' } }))
    }
  }
  const write = async () => {
    for (let number = 0; performance.now() < end; number += 1) {
      const message = form({ ...shipAnswers, additionalInfo: `Message ${number}` })
      message.headers['X-Forwarded-For'] = `203.0.113.${number % 200}`
      count(await send(`${site.url}/f/ship`, { method: 'POST', agent, ...message }))
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  await Promise.all([...Array.from({ length: lines - 1 }, read), write()])
  agent.destroy()
  await site.stop()
  times.sort((one, other) => one - other)
  const late = times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY
  const figures = `${times.length} answers, ${Math.round(times.length / seconds)} a second, 99 of 100 within ${Math.round(late)} ms, ${errors} errors`
  return { figures, isPassed: errors === 0 && late < 500 }
}
