import type { Server } from 'node:net'

/** The port a server listens on; it listens already, and on no file. */
export function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  return address.port
}
