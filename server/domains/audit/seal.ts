import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import { onlyRow } from '#platform/database/only-row.ts'
import { portalToday, timeZone } from '#platform/database/times.ts'
import { type Configuration, ConfigurationError } from '#platform/installation/configuration.ts'
import { system } from '#platform/operations/actor.ts'
import { writeAudit } from '#platform/operations/audit.ts'
import type { HeadKeys } from './chain-lines.ts'
import { headUpTo, lastSealed, type Seal, sentSoFar } from './chain-queries.ts'
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
export interface Sealing {
  seal: Seal | null
  stay: number
  because: 'head' | 'sent'
}

/**
 * Moves the entries of the years before one out of the log into a file, up to the last signed head there: so the file
 * proves itself. What is broken off leaves the log as it was, and at most the file, which the next run takes over. Throws
 * ConfigurationError where it cannot be done. The database is to be the owner's of its tables.
 */
export const sealAudit = ({ db, ...wish }: Wish): Promise<Sealing> =>
  db.transaction().execute(async (tx) => {
    // Reading and writing a year takes longer than a request may.
    await sql`SELECT set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)
    await requireOwner(tx)
    await requireAlone(tx)
    const { head, from, stay, because } = await rangeOf(tx, wish)
    if (!head) return { seal: null, stay, because }
    const seal = await writeSealedFile(tx, { folder: wish.folder, from, head, keys: wish.keys })
    await moveOut(tx, seal)
    return { seal, stay, because }
  })

async function requireOwner(tx: Tx): Promise<void> {
  const { owns } = await onlyRow(
    tx,
    sql<{ owns: boolean }>`SELECT pg_has_role(relowner, 'USAGE') AS owns FROM pg_class
      WHERE oid = 'audit_log'::regclass`,
  )
  if (!owns)
    throw new ConfigurationError(
      'The role of DATABASE_URL does not own the audit log: seal with the address of the owner of its tables.',
    )
}

async function requireAlone(tx: Tx): Promise<void> {
  const { alone } = await onlyRow(
    tx,
    sql<{ alone: boolean }>`SELECT pg_try_advisory_xact_lock(hashtextextended('keywerk audit seal', 0)) AS alone`,
  )
  if (!alone) throw new ConfigurationError('Another process is sealing the audit log.')
}

/** From behind the last seal up to the last head before the year that was sent out, where AUDIT_TO is set. */
async function rangeOf(tx: Tx, { year, settings }: Pick<Wish, 'year' | 'settings'>) {
  const { current } = await onlyRow(
    tx,
    sql<{ current: number }>`SELECT extract(year FROM ${portalToday})::integer AS current`,
  )
  if (year > current)
    throw new ConfigurationError(`The current year stays in the log: --before ${current} is the latest that can be.`)
  const from = await lastSealed(tx)
  const last = await lastBefore(tx, year)
  const { sent, sentHeads } = await sentSoFar(tx)
  const signed = await headUpTo(tx, last)
  const found = settings.AUDIT_TO ? await headUpTo(tx, Math.min(last, sent, sentHeads)) : signed
  const head = found && found.position > from.position ? found : null
  const because: Sealing['because'] = found?.position === signed?.position ? 'head' : 'sent'
  return { head, from, stay: Math.max(0, last - (head ?? from).position), because }
}

/** The last place in the chain before the first entry of a year; an entry of the year before behind that one stays. */
async function lastBefore(tx: Tx, year: number): Promise<number> {
  const begin = sql`(make_date(${year}::integer, 1, 1)::timestamp AT TIME ZONE ${timeZone})`
  const { last } = await onlyRow(
    tx,
    sql<{ last: number }>`SELECT coalesce(
      (SELECT min(position) - 1 FROM audit_links JOIN audit_log ON audit_log.id = audit_id WHERE at >= ${begin}),
      (SELECT max(position) FROM audit_links), 0) AS last`,
  )
  return last
}

/** Notes a sealed file and takes its entries out of the log, past the triggers that refuse just that to everybody. */
export async function moveOut(tx: Tx, seal: Seal): Promise<void> {
  // As the job does that links: it goes on behind the seal. It may be sending just now.
  await sql`SET LOCAL lock_timeout = '60s'`.execute(tx)
  await sql`SELECT FROM audit_progress FOR UPDATE`.execute(tx)
  // Writers wait behind these locks.
  await sql`SET LOCAL lock_timeout = '5s'`.execute(tx)
  const { from, to, ...rest } = seal
  await tx
    .insertInto('auditSeals')
    .values({
      ...rest,
      fromPosition: from.position + 1,
      fromHash: from.hash,
      toPosition: to.position,
      toHash: to.hash,
    })
    .execute()
  await sql`ALTER TABLE audit_log DISABLE TRIGGER audit_log_only_grows`.execute(tx)
  await sql`ALTER TABLE audit_links DISABLE TRIGGER audit_links_only_grow`.execute(tx)
  const entries = await sql`DELETE FROM audit_log USING audit_links
    WHERE audit_links.audit_id = audit_log.id AND position <= ${to.position}`.execute(tx)
  const links = await sql`DELETE FROM audit_links WHERE position <= ${to.position}`.execute(tx)
  if (Number(entries.numAffectedRows) !== seal.rows || Number(links.numAffectedRows) !== seal.rows)
    throw new ConfigurationError('The audit log changed while it was sealed: nothing was taken out of it.')
  await sql`ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_only_grows`.execute(tx)
  await sql`ALTER TABLE audit_links ENABLE ALWAYS TRIGGER audit_links_only_grow`.execute(tx)
  // The chain goes on with what was taken out of it, and which file holds it.
  const after = { name: seal.file, rows: seal.rows, sha256: seal.sha256.toString('hex') }
  await writeAudit(tx, system, 'audit.seal', [{ kind: 'auditSeal', id: seal.file, after }], {
    requestId: '',
    address: '',
  })
}
