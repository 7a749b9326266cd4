import { resolve } from 'node:path'
import { ConfigurationError, readConfiguration } from '#platform/installation/configuration.ts'
import { keyPassphrase } from '#platform/keys/key-passphrase.ts'
import { fileKeys } from '#platform/keys/key-files.ts'
import { memoryFolder } from '#platform/keys/key-choice.ts'
import { fileMemory } from '#platform/keys/memory/file-memory.ts'
import { openLog } from '#platform/telemetry/log.ts'
import { startSigner } from '../../server/signer/signer.ts'

/** Holds the licence keys of DATA_DIR and signs for servers with the same SIGNER_SOCKET. See docs/signer.md. */
export async function signer(): Promise<void> {
  // What serves no pages needs no public address.
  const configuration = readConfiguration({ PUBLIC_URL: 'https://signer.invalid', ...process.env })
  const { SIGNER_SOCKET: path, SIGNER_RATE: perSecond, SIGNER_SOCKET_GROUP: group } = configuration
  const { DATA_DIR, DEMO: demo, production } = configuration
  if (!path) throw new ConfigurationError('SIGNER_SOCKET is not set: the signer needs the path of its socket.')
  const keys = fileKeys(resolve(DATA_DIR), { demo, production, passphrase: keyPassphrase(configuration) })
  const found = await keys.list()
  const memory = fileMemory(memoryFolder(configuration))
  const running = await startSigner(keys, { path, perSecond, group, memory, log: openLog(configuration.LOG_LEVEL) })
  console.log(`Signer ready on ${path} with ${found.length} keys, the newest is ${found[0]?.id ?? 'none'}.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void running.stop().then(() => process.exit(0)))
}
