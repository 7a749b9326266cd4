import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Operation } from '#contract/operation.ts'
import type { Tx } from '../database/database.ts'
import { fromNow, transactionTime } from '../database/times.ts'
import type { Installation } from '../installation/installation.ts'
import { fail } from './failure.ts'
import { type Caller, type Input, type OperationResult, statusOf } from './operation-result.ts'

/** Bytes. */
const piece = 4 * 1024 * 1024

interface IdempotentRequest {
  /** Whose key it is: the account, or the address of an anonymous caller. */
  scope: string
  key: string
  operation: string
  hash: Buffer
}

/** The key of a request that may be repeated; null when it has none. */
export async function idempotentRequest(
  operation: Operation,
  { actor, client, idempotencyKey: key }: Caller,
  { params, query, body }: Input,
  { tokens }: Pick<Installation, 'tokens'>,
): Promise<IdempotentRequest | null> {
  if (key === null || operation.anonymous) return null
  const hash = await requestHash(tokens.digest, [operation.name, params, query, body])
  return { scope: actor.accountId ?? `address:${client.address}`, key, operation: operation.name, hash }
}

/** The digest two requests must share to count as the same: operation, path and body. */
async function requestHash(digest: (value: string) => Buffer, parts: unknown[]): Promise<Buffer> {
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
export async function claimKey(tx: Tx, request: IdempotentRequest): Promise<OperationResult<unknown> | null> {
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

async function storedAnswer(tx: Tx, { scope, key, hash }: IdempotentRequest): Promise<OperationResult<unknown> | null> {
  const stored = await tx
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!stored || !stored.requestHash.equals(hash)) fail('request.keyReused')
  if (stored.status === null) return null
  const json = stored.answer ?? ''
  return { value: json === '' ? undefined : (JSON.parse(json) as unknown), json, replayed: true }
}

/**
 * Stores what a repeated request is answered with, in the same transaction as the write it belongs to: nothing of what
 * is secret, and no files and addresses, which are made again.
 */
export async function storeAnswer(
  tx: Tx,
  { scope, key }: IdempotentRequest,
  operation: Operation,
  done: OperationResult<unknown>,
): Promise<void> {
  if (operation.secret || operation.answersFile || operation.answersRedirect) return
  done.json ??= done.value === undefined ? '' : JSON.stringify(done.value)
  await tx
    .updateTable('idempotencyKeys')
    .set({ status: statusOf(operation, done.value), answer: done.json })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}

/** Gives a key back after a refusal whose writes were committed: the same request may be tried again. */
export async function releaseKey(tx: Tx, { scope, key }: IdempotentRequest): Promise<void> {
  await tx.deleteFrom('idempotencyKeys').where('scope', '=', scope).where('key', '=', key).execute()
}
