import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { form, furnitureAnswers, pictureOf, send } from './requests'
import { freePort, type Outcome, startTrialSite, type TrialSite } from './trial-site'

const clients = 20
const each = 25
const kills = 5

/** 20 people send 500 enquiries with photos while the server is killed five times in the middle of it. */
export async function killDrill(folder: string): Promise<Outcome> {
  const settings = { PORT: String(await freePort()), ENQUIRIES_DIR: 'enquiries' }
  let site: TrialSite = await startTrialSite(folder, settings)
  const answered = new Set<string>()
  let broken = 0
  const sendUntilKept = async (client: number, number: number) => {
    const item = `chair ${client * each + number}`
    const message = form({ ...furnitureAnswers, repairItem: item }, bytesOf(item), client)
    message.headers['X-Forwarded-For'] = `203.0.113.${client}`
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const { status } = await send(`${site.url}/f/furnitureWorkshop`, { method: 'POST', ...message })
      if (status === 200) return answered.add(item)
      broken += 1
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  const all = Array.from({ length: clients }, async (_, client) => {
    for (let number = 0; number < each; number += 1) await sendUntilKept(client, number)
  })
  for (let kill = 1; kill <= kills; kill += 1) {
    while (answered.size < (kill * clients * each) / (kills + 1)) await new Promise((resolve) => setTimeout(resolve, 5))
    await site.stop('SIGKILL')
    site = await startTrialSite(folder, settings)
  }
  await Promise.all(all)
  await site.stop()
  const { items, partial } = await inspect(join(folder, 'enquiries'))
  const lost = [...answered].filter((item) => !items.has(item)).length
  const figures = `${answered.size} answered, ${kills} kills, ${broken} broken off and sent again, ${lost} lost, ${partial} partial`
  return { figures, isPassed: answered.size === clients * each && lost === 0 && partial === 0 }
}

/** A different size for each photo, so a truncated one shows. */
function bytesOf(item: string): number {
  return 60_000 + Number(item.replace('chair ', '')) * 100
}

async function inspect(enquiries: string): Promise<{ items: Set<string>; partial: number }> {
  const items = new Set<string>()
  let partial = (await readdir(join(enquiries, '.incoming')).catch(() => [])).length
  for (const name of (await readdir(enquiries)).filter((entry) => !/^\.|\.eml$/.test(entry))) {
    try {
      const { fields } = JSON.parse(await readFile(join(enquiries, name, 'enquiry.json'), 'utf8'))
      const photo = await readFile(join(enquiries, name, 'photo.png'))
      const number = Number(fields.repairItem.replace('chair ', ''))
      if (!photo.equals(pictureOf(bytesOf(fields.repairItem), Math.floor(number / each)))) throw new Error('cut')
      items.add(fields.repairItem)
    } catch {
      partial += 1
    }
  }
  return { items, partial }
}
