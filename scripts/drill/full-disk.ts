import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { words } from '../../content/desk'
import { form, furnitureAnswers, send, shipAnswers } from './requests'
import { type Outcome, startTrialSite } from './trial-site'

const megabyte = 1024 * 1024

/** A disk of 24 MB fills up: photos stop first, then text, and nothing half-written is left. */
export async function fullDisk(folder: string): Promise<Outcome> {
  const disk = join(folder, 'disk')
  await mkdir(disk)
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]).status !== 0) {
    return {
      figures: 'not tried: a small disk can be made by the administrator of a Linux computer only',
      isPassed: true,
    }
  }
  try {
    const site = await startTrialSite(folder, { ENQUIRIES_DIR: disk, DISK_RESERVE_MB: '8' })
    try {
      return await fill(site.url, disk)
    } finally {
      await site.stop()
    }
  } finally {
    spawnSync('umount', [disk])
  }
}

async function fill(url: string, disk: string): Promise<Outcome> {
  const photo = (number: number) =>
    send(`${url}/f/furnitureWorkshop`, {
      method: 'POST',
      ...form({ ...furnitureAnswers, repairItem: `${number}` }, 2 * megabyte),
    })
  const text = (note: string) =>
    send(`${url}/f/ship`, { method: 'POST', ...form({ ...shipAnswers, additionalInfo: note }) })
  let photos = 0
  let refused = await photo(0)
  while (refused.status === 200 && photos < 20) {
    photos += 1
    refused = await photo(photos)
  }
  const taken = await text('while photos are refused')
  const health = await send(`${url}/healthz`)
  const filler = join(disk, 'filler')
  await writeFile(filler, Buffer.alloc(24 * megabyte)).catch(() => {})
  const full = await text('while nothing fits')
  const half = await readdir(join(disk, '.incoming')).catch(() => [])
  await rm(filler, { force: true })
  const again = await text('when there is room again')
  const isPassed =
    photos > 0 &&
    refused.status === 507 &&
    refused.text.includes(words.noRoom) &&
    taken.status === 200 &&
    health.text.includes('"disk":"low"') &&
    full.status === 500 &&
    half.length === 0 &&
    again.status === 200
  const codes = `photo ${refused.status}, text ${taken.status}, text on a full disk ${full.status}, afterwards ${again.status}`
  return { figures: `${photos} photos kept, then ${codes}, ${half.length} half-written`, isPassed }
}
