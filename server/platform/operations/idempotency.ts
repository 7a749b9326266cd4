import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { fail } from './failure.ts'

/** Bytes. */
const piece = 4 * 1024 * 1024

export interface StoredAnswer {
  status: number
  answer: string
}

export interface IdempotentRequest {
  /** Whose key it is: the account, or the address of an anonymous caller. */
  scope: string
  key: string
  operation: string
  hash: Buffer
}

/** The digest two requests must share to count as the same: operation, path and body. */
export async function requestHash(digest: (value: string) => Buffer, parts: unknown[]): Promise<Buffer> {
  const texts: string[] = []
  for (const part of parts) texts.push(part instanceof Uint8Array ? await fileHash(part) : JSON.stringify(part))
  return digest(texts.join('\n'))
}

/** Of a file, piece by piece, so that others are answered meanwhile. */
async function fileHash(file: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for (let from = 0; from < file.length; from += piece) {
    hash.update(file.subarray(from, from + piece))
    if (from + piece < file.length) await nextTurn()
  }
  return hash.digest('hex')
}

/**
 * Claims a key within the write's transaction: null means go on. A second request with the key waits here until the
 * first has committed, and then gets the first one's answer. Refuses a key used for another request. Keys live 24 hours.
 */
export const claimKey = async (tx: Tx, request: IdempotentRequest): Promise<StoredAnswer | null> =>
  (await claimKeys(tx, [request]))[0]!

/** The same for several different keys, always in the order of their texts. */
export async function claimKeys(tx: Tx, requests: readonly IdempotentRequest[]): Promise<(StoredAnswer | null)[]> {
  const rows = requests.map(({ scope, key, operation, hash }) => ({
    scope,
    key,
    operation,
    hash: hash.toString('hex'),
  }))
  const claimed = await tx
    .insertInto('idempotencyKeys')
    .columns(['scope', 'key', 'operation', 'requestHash'])
    .expression(
      sql`SELECT scope, key, operation, decode(hash, 'hex') FROM json_to_recordset(${JSON.stringify(rows)}::json)
        AS one(scope text, key text, operation text, hash text) ORDER BY scope, key`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({
          operation: sql`excluded.operation`,
          requestHash: sql`excluded.request_hash`,
          status: null,
          answer: null,
          createdAt: sql`now()`,
        })
        .where('idempotencyKeys.createdAt', '<', new Date(Date.now() - 86_400_000).toISOString()),
    )
    .returning(['scope', 'key'])
    .execute()
  const answers: (StoredAnswer | null)[] = []
  for (const request of requests) {
    const isClaimed = claimed.some(({ scope, key }) => scope === request.scope && key === request.key)
    answers.push(isClaimed ? null : await storedAnswer(tx, request))
  }
  return answers
}

async function storedAnswer(tx: Tx, { scope, key, hash }: IdempotentRequest): Promise<StoredAnswer | null> {
  const stored = await tx
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!stored || !stored.requestHash.equals(hash)) fail('request.keyReused')
  return stored.status === null ? null : { status: stored.status, answer: stored.answer ?? '' }
}

/** A key with the answer its request gets. */
export interface Kept {
  request: IdempotentRequest
  stored: StoredAnswer
}

/** Keeps the answer beside the key, in the same transaction as the write it belongs to. */
export async function keepAnswer(tx: Tx, kept: Kept): Promise<void> {
  await keeping(tx, [kept]).execute()
}

/** The same as a part of whatever statement is built on the answer. */
export const withKeptAnswers = (tx: Tx, kept: readonly Kept[]): Tx =>
  kept.length === 0 ? tx : (tx.with('kept', (part) => keeping(part as unknown as Tx, kept)) as unknown as Tx)

function keeping(tx: Tx, kept: readonly Kept[]) {
  const rows = kept.map(({ request: { scope, key }, stored }) => ({ scope, key, ...stored }))
  return tx
    .updateTable('idempotencyKeys')
    .from(
      sql<{
        scope: string
        key: string
        status: number
        answer: string
      }>`json_to_recordset(${JSON.stringify(rows)}::json)`.as<'one'>(
        sql`one(scope text, key text, status integer, answer text)`,
      ),
    )
    .set({ status: sql`one.status`, answer: sql`one.answer` })
    .whereRef('idempotencyKeys.scope', '=', 'one.scope')
    .whereRef('idempotencyKeys.key', '=', 'one.key')
}

/** Gives a key back after a refusal that was kept: the same request may be tried again. */
export async function releaseKey(tx: Tx, { scope, key }: IdempotentRequest): Promise<void> {
  await tx.deleteFrom('idempotencyKeys').where('scope', '=', scope).where('key', '=', key).execute()
}
