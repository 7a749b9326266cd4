import type { Db, Tx } from '#platform/database/database.ts'
import { type Configuration, ConfigurationError } from '#platform/installation/configuration.ts'
import { system } from '#platform/operations/actor.ts'
import { writeAudit } from '#platform/operations/audit.ts'
import type { HeadKeys } from './chain-lines.ts'
import { headUpTo, lastSealed, type Seal, sentSoFar } from './chain-queries.ts'
import {
  currentYear,
  deleteUpTo,
  insertSeal,
  lastBefore,
  lockChain,
  lockSealing,
  ownsLog,
  withoutTimeouts,
} from './seal-queries.ts'
import { writeSealedFile } from './sealed-file.ts'

interface Wish {
  db: Db
  /** Entries of the years before it are sealed; at most the current one. */
  year: number
  folder: string
  keys: HeadKeys
  settings: Pick<Configuration, 'AUDIT_TO'>
}

/** What was sealed; null: nothing was there. How many entries of these years stay in the log until a later run, and why. */
export interface SealResult {
  seal: Seal | null
  stay: number
  because: 'head' | 'sent'
}

/**
 * Moves the entries of the years before one out of the log into a file, up to the last signed head there: so the file
 * proves itself. What is broken off leaves the log as it was, and at most the file, which the next run takes over. Throws
 * ConfigurationError where it cannot be done. The database is to be the owner's of its tables.
 */
export const sealAudit = ({ db, ...wish }: Wish): Promise<SealResult> =>
  db.transaction().execute(async (tx) => {
    await withoutTimeouts(tx)
    if (!(await ownsLog(tx)))
      throw new ConfigurationError(
        'The role of DATABASE_URL does not own the audit log: seal with the address of the owner of its tables.',
      )
    if (!(await lockSealing(tx))) throw new ConfigurationError('Another process is sealing the audit log.')
    const { head, from, stay, because } = await rangeOf(tx, wish)
    if (!head) return { seal: null, stay, because }
    const seal = await writeSealedFile(tx, { folder: wish.folder, from, head, keys: wish.keys })
    await moveOut(tx, seal)
    return { seal, stay, because }
  })

/** From behind the last seal up to the last head before the year that was sent out, where AUDIT_TO is set. */
async function rangeOf(tx: Tx, { year, settings }: Pick<Wish, 'year' | 'settings'>) {
  const current = await currentYear(tx)
  if (year > current)
    throw new ConfigurationError(`The current year stays in the log: --before ${current} is the latest that can be.`)
  const from = await lastSealed(tx)
  const last = await lastBefore(tx, year)
  const { sent, sentHeads } = await sentSoFar(tx)
  const signed = await headUpTo(tx, last)
  const found = settings.AUDIT_TO ? await headUpTo(tx, Math.min(last, sent, sentHeads)) : signed
  const head = found && found.position > from.position ? found : null
  const because: SealResult['because'] = found?.position === signed?.position ? 'head' : 'sent'
  return { head, from, stay: Math.max(0, last - (head ?? from).position), because }
}

/** Notes a sealed file and takes its entries out of the log. */
async function moveOut(tx: Tx, seal: Seal): Promise<void> {
  await lockChain(tx)
  await insertSeal(tx, seal)
  const { entries, links } = await deleteUpTo(tx, seal.to.position)
  if (entries !== seal.rows || links !== seal.rows)
    throw new ConfigurationError('The audit log changed while it was sealed: nothing was taken out of it.')
  // The chain goes on with what was taken out of it, and which file holds it.
  const after = { name: seal.file, rows: seal.rows, sha256: seal.sha256.toString('hex') }
  await writeAudit(tx, system, 'audit.seal', [{ kind: 'auditSeal', id: seal.file, after }], {
    requestId: '',
    address: '',
  })
}
