/** @jest-environment node */

import { mkdir, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { clientOf, isFromThisComputer } from '@/server/client'
import { formData, furnitureAnswers, picture, png, sendTo, shipAnswers } from './support/enquiries'
import { ask } from './support/raw'
import { keptNames, startTestSite, type TestSite } from './support/site'

let site: TestSite

beforeEach(async () => {
  site = await startTestSite()
})
afterEach(() => site.close())

const read = async () => (await fetch(`${site.url}/inbox`)).text()

describe('the inbox', () => {
  test('shows every answer under its question, newest first', async () => {
    await sendTo(`${site.url}/f/ship`, formData({ ...shipAnswers, fullName: 'First Person' }))
    await sendTo(`${site.url}/f/furnitureWorkshop`, formData({ ...furnitureAnswers, fullName: 'Second Person' }))
    const html = await read()
    expect(html).toContain('2 enquiries, newest first.')
    expect(html.indexOf('Second Person')).toBeLessThan(html.indexOf('First Person'))
    expect(html).toContain('<dt>ZIP code</dt><dd>07901</dd>')
    for (const answer of Object.values(furnitureAnswers).slice(1)) expect(html).toContain(answer)
  })

  test('shows the photo', async () => {
    const photo = picture('My "chair".png')
    await sendTo(`${site.url}/f/furnitureWorkshop`, formData({ ...furnitureAnswers, photo }))
    const address = /<img src="(\/inbox\/[^"]+\/photo)"/.exec(await read())?.[1]
    const reply = await ask(site.url + address)
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'image/png'])
    expect(reply.headers['content-security-policy']).toContain('sandbox')
    expect(reply.body.equals(png)).toBe(true)
  })

  test('says when nothing has arrived', async () => {
    expect(await read()).toContain('Nothing has arrived yet.')
  })

  test('shows what people wrote as text, whatever it is', async () => {
    const trap = '<script>alert(1)</script><img src=x onerror="alert(1)">'
    const photo = picture(`${trap}.png`)
    await sendTo(`${site.url}/f/furnitureWorkshop`, formData({ ...furnitureAnswers, repairInfo: trap, photo }))
    const reply = await fetch(`${site.url}/inbox`)
    const html = await reply.text()
    expect(html).not.toContain('<script')
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(reply.headers.get('x-robots-tag')).toBe('noindex')
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  test('goes on when an enquiry is damaged or something else lies in the folder', async () => {
    await sendTo(`${site.url}/f/ship`, formData(shipAnswers))
    const damaged = '2020-01-01T00-00-00.000Z_ship_0123456789ab'
    await mkdir(join(site.enquiriesDir, damaged))
    await writeFile(join(site.enquiriesDir, damaged, 'enquiry.json'), '{"form":')
    await mkdir(join(site.enquiriesDir, 'holiday pictures'))
    const html = await read()
    expect(html).toContain('Rose Alder')
    expect(html).toContain('This enquiry cannot be read.')
    expect(html).not.toContain('holiday')
  })

  test.each(['..%2f..', '%2e%2e', 'holiday', '2020-01-01T00-00-00.000Z_ship_0123456789ab'])(
    'gives no photo from elsewhere: %s',
    async (folder) => {
      await writeFile(join(site.folder, 'photo'), 'secret')
      const reply = await ask(`${site.url}/inbox/${folder}/photo`)
      expect(reply.status).toBe(404)
      expect(reply.body.toString()).not.toContain('secret')
    },
  )

  test('gives no file that the enquiry only claims to be its photo', async () => {
    await sendTo(`${site.url}/f/ship`, formData(shipAnswers))
    const [folder = ''] = await keptNames(site.enquiriesDir)
    const photo = { file: '../../secret', name: 'x', type: 'text/html', bytes: 1 }
    await writeFile(
      join(site.enquiriesDir, folder, 'enquiry.json'),
      JSON.stringify({ form: 'ship', fields: {}, photo }),
    )
    expect((await ask(`${site.url}/inbox/${folder}/photo`)).status).toBe(404)
  })
})

describe('the inbox is closed', () => {
  const closed = async (headers: Record<string, string>) => {
    await sendTo(`${site.url}/f/ship`, formData(shipAnswers))
    for (const path of ['/inbox', '/inbox/', '/%69nbox', '/inbox/x/photo']) {
      const reply = await ask(site.url + path, { headers })
      expect(reply.status).toBe(403)
      expect(reply.body.toString()).toContain('only at the computer on which this server runs')
      expect(reply.body.toString()).not.toContain('Rose Alder')
    }
  }

  test.each(['evil.example', 'evil.example:3000', '127.0.0.1.evil.example', 'localhost.evil.example', '0x7f000001'])(
    'to a page whose name was pointed at this computer: %s',
    (Host) => closed({ Host }),
  )

  test.each(['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'])('to whoever comes through a proxy: %s', (name) =>
    closed({ [name]: '203.0.113.7' }),
  )

  test('to other computers in the network', async () => {
    const own = Object.values(networkInterfaces())
      .flat()
      .find((network) => network?.family === 'IPv4' && !network.internal)
    const visit = (remoteAddress: string) =>
      ({ headers: { host: 'localhost:3000' }, socket: { remoteAddress } }) as unknown as IncomingMessage
    for (const address of [
      '192.168.1.20',
      '203.0.113.7',
      '::ffff:192.168.1.20',
      'fe80::1',
      own?.address ?? '10.0.0.1',
    ]) {
      expect([address, isFromThisComputer(visit(address))]).toEqual([address, false])
    }
    for (const address of ['127.0.0.1', '127.0.0.53', '::1', '::ffff:127.0.0.1']) {
      expect([address, isFromThisComputer(visit(address))]).toEqual([address, true])
    }
  })

  test.each(['localhost', 'LOCALHOST:3000', '[::1]:3000', '127.0.0.1'])(
    'but not at its own address: %s',
    async (Host) => {
      expect((await ask(`${site.url}/inbox`, { headers: { Host } })).status).toBe(200)
    },
  )
})

test('one household counts as one client, also with the many addresses of IPv6', () => {
  const from = (remoteAddress: string) =>
    clientOf({ headers: {}, socket: { remoteAddress } } as unknown as IncomingMessage)
  expect(from('2001:db8:1:2:aaaa::1')).toBe(from('2001:db8:1:2:bbbb::2'))
  expect(from('2001:db8:1:2::1')).toBe(from('2001:db8:1:2:3:4:5:6'))
  expect(from('2001:db8:1:2::1')).not.toBe(from('2001:db8:1:3::1'))
  expect(from('::ffff:203.0.113.7')).toBe('203.0.113.7')
})
