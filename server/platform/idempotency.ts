import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from './database.ts'
import { fail } from './failure.ts'

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
export const requestHash = (digest: (value: string) => Buffer, parts: unknown[]): Buffer =>
  digest(
    parts
      .map((part) =>
        part instanceof Uint8Array ? createHash('sha256').update(part).digest('hex') : JSON.stringify(part),
      )
      .join('\n'),
  )

/**
 * Claims a key within the write's transaction: null means go on. A second request with the key waits here until the
 * first has committed, and then gets the first one's answer. Refuses a key used for another request. Keys live 24 hours.
 */
export async function claimKey(tx: Tx, request: IdempotentRequest): Promise<StoredAnswer | null> {
  const { scope, key, operation, hash } = request
  const claim = { operation, requestHash: hash }
  const claimed = await tx
    .insertInto('idempotencyKeys')
    .values({ scope, key, ...claim })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ ...claim, status: null, answer: null, createdAt: sql`now()` })
        .where('idempotencyKeys.createdAt', '<', new Date(Date.now() - 86_400_000).toISOString()),
    )
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows === 1n) return null
  const stored = await tx
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!stored || !stored.requestHash.equals(hash)) fail('request.keyReused')
  return stored.status === null ? null : { status: stored.status, answer: stored.answer ?? '' }
}

/** Keeps the answer beside the key, in the same transaction as the write it belongs to. */
export async function keepAnswer(tx: Tx, request: IdempotentRequest, stored: StoredAnswer): Promise<void> {
  await keeping(tx, request, stored).execute()
}

/** The same as a part of whatever statement is built on the answer. */
export const withKeptAnswer = (tx: Tx, request: IdempotentRequest, stored: StoredAnswer): Tx =>
  tx.with('kept', (part) => keeping(part as unknown as Tx, request, stored)) as unknown as Tx

const keeping = (tx: Tx, { scope, key }: IdempotentRequest, stored: StoredAnswer) =>
  tx.updateTable('idempotencyKeys').set(stored).where('scope', '=', scope).where('key', '=', key)

/** Gives a key back after a refusal that was kept: the same request may be tried again. */
export async function releaseKey(tx: Tx, { scope, key }: IdempotentRequest): Promise<void> {
  await tx.deleteFrom('idempotencyKeys').where('scope', '=', scope).where('key', '=', key).execute()
}
