import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { Problem } from '../scripts/step'
import type { Log } from './log'
import type { Settings } from './settings'

type Place = Pick<Settings, 'port' | 'host' | 'isPortChosen'>

/** Starts listening and returns the port: the one requested, or any that is free if the default is taken. */
export async function listen(server: Server, { port, host, isPortChosen }: Place, log: Log): Promise<number> {
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    // `listen` only ever emits system errors.
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE' || isPortChosen) {
      throw new Problem(
        `The website can’t be served at port ${port} of ${host} (${code}). PORT must be one that is free, such as 8080, ` +
          'and HOST an address of this computer, or 0.0.0.0 for the whole network.',
      )
    }
    await once(server.listen(0, host), 'listening')
    log(`Port ${port} is taken by another program. Using port ${portOf(server)} instead.`)
  }
  return portOf(server)
}

function portOf(server: Server): number {
  // A server listening on TCP has this kind of address, not a socket path.
  return (server.address() as AddressInfo).port
}
