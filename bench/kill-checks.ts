import { createHash } from 'node:crypto'
import { endAndHeads, ledgerLines } from '#domains/ledger/ledger.ts'
import { auditLedger } from '#licence/audit-ledger.ts'
import { verifyLicence } from '#licence/verify.ts'
import { describeReason } from '#licence/words.ts'
import type { PublicKeySet } from '#licence/key-set.ts'
import type { Database } from '#platform/database/database.ts'
import type { Ledger } from './ledger.ts'
import type { MailSink } from './mail-sink.ts'

/** A figure and what it must be; `wanted` null only tells. */
export interface Check {
  name: string
  found: number
  wanted: number | null
}

/** Licences that were there before the clients began: the demo data's. */
export const licenceIds = async ({ pool }: Database): Promise<string[]> =>
  (await pool.query('SELECT id FROM licences')).rows.map((row) => row.id as string)

/** Waits until every queued mail has left, or failed for good. */
export async function outboxEmpty({ pool }: Database, seconds: number): Promise<void> {
  const queued = async () =>
    (await pool.query("SELECT count(*) AS mails FROM mails WHERE state = 'queued'")).rows[0].mails as number
  for (let waited = 0; waited < seconds && (await queued()) > 0; waited++)
    await new Promise((wait) => setTimeout(wait, 1000))
}

/** Compares what the clients were told with what the database and the mail server hold. */
export async function checkAll(
  database: Database,
  ledger: Ledger,
  sink: MailSink,
  keys: PublicKeySet,
  before: string[],
): Promise<Check[]> {
  return [
    { name: 'licences issued', found: ledger.idsOf('licence').length, wanted: null },
    { name: 'mails queued', found: ledger.idsOf('mail').length, wanted: null },
    { name: 'answers that came from the key', found: ledger.replays, wanted: null },
    { name: 'keys without an answer', found: ledger.unanswered().length, wanted: 0 },
    { name: 'wrong answers', found: ledger.wrong.length, wanted: 0 },
    ...(await checkLicences(database, ledger, keys, before)),
    ...(await checkLedger(database, keys)),
    ...(await checkMails(database, ledger, sink)),
  ]
}

async function checkLicences(
  { pool }: Database,
  ledger: Ledger,
  keys: PublicKeySet,
  before: string[],
): Promise<Check[]> {
  const one = async (text: string, values: unknown[] = []): Promise<number> =>
    (await pool.query(text, values)).rows[0].figure
  const told = new Set(ledger.idsOf('licence'))
  const { rows } = await pool.query<{ id: string; bytes: Buffer; sha256: Buffer; serial: number }>(
    'SELECT id, bytes, sha256, serial FROM licences WHERE id <> ALL ($1::uuid[])',
    [before],
  )
  let [strange, badDigest, notValid] = [0, 0, 0]
  for (const { id, bytes, sha256, serial } of rows) {
    if (!told.has(id)) strange++
    if (!createHash('sha256').update(bytes).digest().equals(sha256)) badDigest++
    const { valid, licence } = await verifyLicence(bytes, { keys, now: new Date() })
    if (!valid || licence?.serial !== String(serial)) notValid++
  }
  const audited = `SELECT record_id, count(*) AS rows FROM audit_log WHERE operation = 'issueLicence' GROUP BY record_id`
  return [
    { name: 'licence records beyond one per key', found: rows.length - told.size, wanted: 0 },
    { name: 'keys that share a licence', found: ledger.idsOf('licence').length - told.size, wanted: 0 },
    { name: 'licence records no key knows', found: strange, wanted: 0 },
    { name: 'files whose SHA-256 differs', found: badDigest, wanted: 0 },
    { name: 'files that are no valid licence', found: notValid, wanted: 0 },
    {
      name: 'licences without exactly one audit row',
      found: await one(
        `SELECT count(*) AS figure FROM licences LEFT JOIN (${audited}) audited ON record_id = id::text
         WHERE id <> ALL ($1::uuid[]) AND rows IS DISTINCT FROM 1`,
        [before],
      ),
      wanted: 0,
    },
    {
      name: 'audit rows without their licence',
      found: await one(
        `SELECT count(*) AS figure FROM (${audited}) audited WHERE record_id NOT IN (SELECT id::text FROM licences)`,
      ),
      wanted: 0,
    },
    {
      name: 'serials issued twice',
      found: await one('SELECT count(*) - count(DISTINCT serial) AS figure FROM licences'),
      wanted: 0,
    },
    {
      name: 'hosts whose generations are not 1 to n',
      found: await one(
        `SELECT count(*) AS figure FROM (SELECT hosts.id FROM hosts LEFT JOIN licences ON licences.host_id = hosts.id
         GROUP BY hosts.id HAVING count(DISTINCT licences.generation) <> hosts.generation
           OR coalesce(max(licences.generation), 0) <> hosts.generation OR count(licences.id) <> hosts.generation) AS wrong`,
      ),
      wanted: 0,
    },
    {
      name: 'keys claimed without an answer kept',
      found: await one('SELECT count(*) AS figure FROM idempotency_keys WHERE status IS NULL'),
      wanted: 0,
    },
  ]
}

/** The vendor's ledger: whole, and exactly the licences that are there. */
async function checkLedger(database: Database, keys: PublicKeySet): Promise<Check[]> {
  const one = async (text: string): Promise<number> => (await database.pool.query(text)).rows[0].figure
  const { rows } = await database.pool.query<{ name: string; bytes: Buffer }>(
    'SELECT serial::text AS name, bytes FROM licences',
  )
  const audit = await auditLedger(exportedLines(database), { keys, heads: [], licences: rows })
  for (const reason of audit.reasons.slice(0, 10)) console.log(describeReason(reason, 'en'))
  return [
    { name: 'ledger entries', found: audit.entries, wanted: rows.length },
    { name: 'faults an auditor finds in ledger and licences', found: audit.reasons.length, wanted: 0 },
    {
      name: 'ledger entries without their licence',
      found: await one(
        'SELECT count(*) AS figure FROM ledger_entries WHERE serial NOT IN (SELECT serial FROM licences)',
      ),
      wanted: 0,
    },
  ]
}

async function* exportedLines({ db }: Database): AsyncGenerator<string> {
  const { end, heads } = await endAndHeads(db)
  yield* ledgerLines(db, end.position, heads)
}

async function checkMails({ pool }: Database, ledger: Ledger, { arrived }: MailSink): Promise<Check[]> {
  const { rows } = await pool.query<{ id: string; state: string; sha256: string }>(
    `SELECT mails.id, mails.state, encode(licences.sha256, 'hex') AS sha256 FROM mails JOIN licences ON licences.id = mails.record_id`,
  )
  const { rows: known } = await pool.query<{ id: string }>('SELECT id FROM mails')
  // Others than those with a licence are on their way too, such as those about signing in.
  const records = new Set(known.map(({ id }) => id))
  const told = new Set(ledger.idsOf('mail'))
  const byId = new Map(
    [...arrived].map(([messageId, digests]) => [/^<?([^@]*)@/.exec(messageId)?.[1] ?? messageId, digests]),
  )
  const deliveries = [...arrived.values()].reduce((sum, digests) => sum + digests.length, 0)
  return [
    { name: 'mail records beyond one per key', found: rows.length - told.size, wanted: 0 },
    { name: 'mails not noted as sent', found: rows.filter(({ state }) => state !== 'sent').length, wanted: 0 },
    { name: 'mails that never arrived', found: rows.filter(({ id }) => !byId.has(id)).length, wanted: 0 },
    {
      name: 'arrived mails no record knows',
      found: [...byId.keys()].filter((id) => !records.has(id)).length,
      wanted: 0,
    },
    {
      name: 'arrived mails without the licence file byte for byte',
      found: rows.filter(({ id, sha256 }) => byId.get(id)?.some((digest) => digest !== sha256)).length,
      wanted: 0,
    },
    { name: 'repeated deliveries with the same Message-ID', found: deliveries - arrived.size, wanted: null },
  ]
}
