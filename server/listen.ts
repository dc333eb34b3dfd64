import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { Problem } from '../scripts/step'
import type { Log } from './log'

/** How many ports to try after one that's taken. */
const attempts = 20

type Place = {
  port: number
  host: string
  /** Whether the port was set explicitly: then it's an error if it's taken. */
  isPortChosen: boolean
}

/** Starts listening and returns the port: the one requested, or the next free one if the default is taken. */
export async function listen(server: Server, { port, host, isPortChosen }: Place, log: Log): Promise<number> {
  const last = isPortChosen ? port : Math.min(port + attempts, 65535)
  for (let wanted = port; wanted <= last; wanted += 1) {
    try {
      await once(server.listen(wanted, host), 'listening')
      const found = portOf(server)
      if (wanted !== port) log(`Port ${port} is taken by another program. Using port ${found} instead.`)
      return found
    } catch (error) {
      // `listen` only ever emits system errors.
      const problem = error as NodeJS.ErrnoException
      if (problem.code !== 'EADDRINUSE') throw explained(problem, wanted, host)
    }
  }
  const taken = last === port ? `Port ${port} is taken by another program.` : `Ports ${port} to ${last} are all taken.`
  throw new Problem(`${taken} Set PORT to a free one, for example PORT=8080.`)
}

/** The port a server is listening on. */
function portOf(server: Server): number {
  // A server listening on TCP has this kind of address, not a socket path.
  return (server.address() as AddressInfo).port
}

function explained(problem: NodeJS.ErrnoException, port: number, host: string): Error {
  if (problem.code === 'EACCES') {
    return new Problem(`Port ${port} is reserved for the administrator. Set PORT to a number above 1023.`)
  }
  if (problem.code === 'EADDRNOTAVAIL' || problem.code === 'ENOTFOUND' || problem.code === 'EAI_AGAIN') {
    return new Problem(
      `HOST is "${host}", which is not an address of this computer. Leave it empty for this computer only, ` +
        'or set HOST=0.0.0.0 for the whole network.',
    )
  }
  return problem
}
