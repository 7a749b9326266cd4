import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { checkLines } from '#domains/audit/chain-lines.ts'
import { checkAudit, keysOf } from '#domains/audit/chain.ts'
import { type Configuration, readConfiguration } from '#platform/installation/configuration.ts'
import { keyPassphrase } from '#platform/keys/key-passphrase.ts'
import { heldKeys, keysIn, type SigningKey } from '#platform/keys/keys.ts'
import { portalDatabase } from './portal-database.ts'

/**
 * Checks the audit log in the portal's database, or a copy that was sent out, as JSON Lines. Signed heads are held against
 * the keys of DATA_DIR: 0 when everything fits.
 */
export async function checkAuditLog(file: string | undefined): Promise<number> {
  const settings = readConfiguration(process.env)
  const folder = resolve(settings.DATA_DIR)
  const { DEMO: demo, production } = settings
  const answerKeys =
    heldKeys(folder, 'answer').length > 0
      ? keysIn(folder, 'answer', { demo, production, passphrase: keyPassphrase(settings) })
      : []
  const { good, found } =
    file === undefined ? await checkDatabase(settings, answerKeys) : await checkFile(file, answerKeys)
  console.log(JSON.stringify(found, null, 2))
  console.log(good ? 'The audit log is whole.' : 'Something is wrong with the audit log.')
  return good ? 0 : 1
}

async function checkDatabase(settings: Configuration, answerKeys: readonly SigningKey[]) {
  const database = portalDatabase(settings, 2)
  try {
    const found = await checkAudit({ db: database.db, answerKeys, settings })
    return {
      found,
      good: found.brokenAt === null && found.wrongHead === null && found.unlinked === 0 && found.unlisted === 0,
    }
  } finally {
    await database.close()
  }
}

async function checkFile(file: string, answerKeys: readonly SigningKey[]) {
  const found = await checkLines(createInterface({ input: createReadStream(file, 'utf8') }), keysOf(answerKeys))
  return { found, good: found.wrongLine === null && found.rows > 0 }
}
