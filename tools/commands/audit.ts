import { join, resolve } from 'node:path'
import { checkLines } from '#domains/audit/chain-lines.ts'
import { checkAudit, keysOf } from '#domains/audit/chain.ts'
import { linesOf } from '#domains/audit/lines-of.ts'
import { sealAudit, type SealResult } from '#domains/audit/seal.ts'
import { archiveFolder } from '#domains/audit/sealed-file.ts'
import { type Configuration, readConfiguration } from '#platform/installation/configuration.ts'
import { requireOwnFolder } from '#platform/installation/own-folder.ts'
import { keyPassphrase } from '#platform/keys/key-passphrase.ts'
import { heldKeys, keysIn, type SigningKey } from '#platform/keys/keys.ts'
import { portalDatabase } from './portal-database.ts'

/**
 * Checks the audit log in the portal's database, or a copy that was sent out, as JSON Lines. Signed heads are held against
 * the keys of DATA_DIR: 0 when everything fits.
 */
export async function checkAuditLog(file: string | undefined): Promise<number> {
  const settings = readConfiguration(process.env)
  const answerKeys = answerKeysOf(settings)
  const { good, found } =
    file === undefined ? await checkDatabase(settings, answerKeys) : await checkFile(file, answerKeys)
  console.log(JSON.stringify(found, null, 2))
  console.log(good ? 'The audit log is whole.' : 'Something is wrong with the audit log.')
  return good ? 0 : 1
}

function answerKeysOf(settings: Configuration): readonly SigningKey[] {
  const folder = resolve(settings.DATA_DIR)
  const { DEMO: demo, production } = settings
  return heldKeys(folder, 'answer').length > 0
    ? keysIn(folder, 'answer', { demo, production, passphrase: keyPassphrase(settings) })
    : []
}

async function checkDatabase(settings: Configuration, answerKeys: readonly SigningKey[]) {
  const database = portalDatabase(settings, 2)
  try {
    const found = await checkAudit({ db: database.db, answerKeys, settings })
    return {
      found,
      good:
        found.brokenAt === null &&
        found.wrongHead === null &&
        found.unlinked === 0 &&
        found.unlisted === 0 &&
        found.sealed.wrong.length === 0,
    }
  } finally {
    await database.close()
  }
}

async function checkFile(file: string, answerKeys: readonly SigningKey[]) {
  const found = await checkLines(linesOf(file), keysOf(answerKeys))
  return { found, good: found.wrongLine === null && found.rows > 0 }
}

/** What is to be sealed: the entries of the years before this one, into a folder or that of the settings. */
export interface SealWish {
  year: number
  folder?: string
}

/** Moves older entries of the audit log into a sealed file: 0 also where there is nothing to be moved. */
export async function sealAuditLog({ year, folder: named }: SealWish): Promise<number> {
  const settings = readConfiguration(process.env)
  requireOwnFolder(resolve(settings.DATA_DIR))
  const folder = named === undefined ? archiveFolder(settings) : resolve(named)
  const database = portalDatabase(settings)
  try {
    const keys = keysOf(answerKeysOf(settings))
    const sealing = await sealAudit({ db: database.db, year, folder, keys, settings })
    for (const line of told(sealing, year, folder)) console.log(line)
    if (sealing.seal && folder !== archiveFolder(settings))
      console.log(`The checks look for it in ${archiveFolder(settings)}: move it there, or set AUDIT_ARCHIVE.`)
    return 0
  } finally {
    await database.close()
  }
}

function told({ seal, stay, because }: SealResult, year: number, folder: string): string[] {
  const reason = because === 'head' ? 'no signed head covers them' : 'they were not sent to AUDIT_TO yet'
  return [
    seal
      ? `Sealed ${seal.rows} entries of the audit log, ${seal.firstAt.slice(0, 10)} to ${seal.lastAt.slice(0, 10)}, in ${join(folder, seal.file)}. Keep a copy of it: no backup holds it.`
      : `There is nothing to seal before ${year}.`,
    ...(stay > 0 ? [`${stay} entries of these years stay in the log: ${reason}.`] : []),
  ]
}
