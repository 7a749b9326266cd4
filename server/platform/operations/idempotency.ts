import { transactionTime } from '#platform/database/times.ts'
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Tx } from '../database/database.ts'
import { fail } from './failure.ts'
import { fromNow } from '../database/times.ts'

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
export async function claimKey(tx: Tx, request: IdempotentRequest): Promise<StoredAnswer | null> {
  const { scope, key, operation, hash } = request
  const claimed = await tx
    .insertInto('idempotencyKeys')
    .values({ scope, key, operation, requestHash: hash })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ operation, requestHash: hash, status: null, answer: null, createdAt: transactionTime })
        .where('idempotencyKeys.createdAt', '<', fromNow(-24 * 3_600_000)),
    )
    .returning('key')
    .executeTakeFirst()
  return claimed ? null : storedAnswer(tx, request)
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

/** Stores the answer with the key, in the same transaction as the write it belongs to. */
export async function storeAnswer(tx: Tx, { scope, key }: IdempotentRequest, answer: StoredAnswer): Promise<void> {
  await tx.updateTable('idempotencyKeys').set(answer).where('scope', '=', scope).where('key', '=', key).execute()
}

/** Gives a key back after a refusal whose writes were committed: the same request may be tried again. */
export async function releaseKey(tx: Tx, { scope, key }: IdempotentRequest): Promise<void> {
  await tx.deleteFrom('idempotencyKeys').where('scope', '=', scope).where('key', '=', key).execute()
}
