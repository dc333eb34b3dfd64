import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Problem } from '../console/step'

/** How many ports after a taken one are tried. */
const attempts = 20

/** Begins to listen and returns the port: the wanted one, or when it is taken the next free one, which the log tells. */
export async function listen(server: Server, port: number, host: string, log: (line: string) => void): Promise<number> {
  const last = port === 0 ? 0 : Math.min(port + attempts, 65535)
  for (let wanted = port; wanted <= last; wanted += 1) {
    const problem = await tryToListen(server, wanted, host)
    if (!problem) {
      const found = (server.address() as AddressInfo).port
      if (wanted !== port) log(`Port ${port} is taken by another program. Using port ${found} instead.`)
      return found
    }
    if (problem.code !== 'EADDRINUSE') throw explained(problem, wanted, host)
  }
  throw new Problem(`Ports ${port} to ${last} are all taken. Set PORT to a free one, for example PORT=8080.`)
}

function tryToListen(server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening)
      resolve(error)
    }
    const onListening = () => {
      server.off('error', onError)
      resolve(undefined)
    }
    server.once('error', onError)
    server.once('listening', onListening)
    server.listen(port, host)
  })
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
