import { readConfiguration } from '#platform/installation/configuration.ts'
import { requireOwnFolder } from '#platform/installation/own-folder.ts'
import { memoryFolder } from '#platform/keys/key-choice.ts'
import { acceptNextLedger, rememberedEnd } from '#platform/keys/memory/file-memory.ts'
import { CommandExit } from './command-exit.ts'

/**
 * Says that the ledger of the database counts, although the keys' holder remembers another one: an older state was restored
 * on purpose. Where a signer has the keys, it runs under the signer's account and settings.
 */
export async function acceptLedger(): Promise<number> {
  // What serves no pages needs no public address.
  const settings = readConfiguration({ PUBLIC_URL: 'https://signer.invalid', ...process.env })
  const folder = memoryFolder(settings)
  const end = rememberedEnd(folder)
  if (!end)
    throw new CommandExit(`Nothing is remembered of a ledger in ${folder}: use the settings of who has the keys.`, 2)
  requireOwnFolder(settings.DATA_DIR)
  acceptNextLedger(folder)
  console.log(
    `So far the ledger is remembered up to entry ${end.position}. Within a minute, or at its next start, the portal shows its own, which counts from then on.`,
  )
  return 0
}
