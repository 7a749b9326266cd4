import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { type Configuration, ConfigurationError } from '../installation/configuration.ts'
import { codeOf } from '../record.ts'

type Address = Pick<Configuration, 'PORT' | 'HOST'>

/**
 * The address to listen at. "localhost" means this machine also where nothing resolves it, as in a bare root
 * without /etc/hosts (RFC 6761, section 6.3).
 */
export async function hostToListenAt(
  HOST: string,
  resolve: (name: string) => Promise<unknown> = lookup,
): Promise<string> {
  if (HOST !== 'localhost') return HOST
  return resolve(HOST).then(
    () => HOST,
    () => '127.0.0.1',
  )
}

/** Tries the port before anything is made that a start would have to end again. Throws ConfigurationError. */
export async function requireFreePort({ PORT, HOST }: Address): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen({ port: PORT, host: await hostToListenAt(HOST), exclusive: true }), 'listening')
  } catch (error) {
    throw listenProblem(error, { PORT, HOST })
  }
  probe.close()
  await once(probe, 'close')
}

/** Why nothing can listen at an address, as a sentence that names the setting; any other error as it is. */
export function listenProblem(error: unknown, { PORT, HOST }: Address): unknown {
  const code = codeOf(error)
  switch (code) {
    case 'EADDRINUSE':
      return new ConfigurationError(
        `PORT is "${PORT}", but another program listens there already (${code}): stop it, or set PORT to another one.`,
      )
    case 'EACCES':
      return new ConfigurationError(
        `PORT is "${PORT}", but this account must not listen there (${code}): set PORT to one above 1023, with a proxy in front.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigurationError(
        `HOST is "${HOST}", but this machine has no such address (${code}): set HOST to one of its own, or to 0.0.0.0 for all.`,
      )
    default:
      return error
  }
}
