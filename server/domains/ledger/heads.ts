import { dayOf } from '#licence/days.ts'
import type { PublicKeySet } from '#licence/key-set.ts'
import { checkHead, signHead } from '#licence/ledger.ts'
import type { Signer } from '#licence/signer.ts'
import type { Db } from '#platform/database.ts'
import { createHash } from 'node:crypto'
import { renderEntry } from '#licence/ledger.ts'
import { allEntries, asEntry } from './ledger.ts'
import { endOfLedger, headOfDay, headsAfter, insertHead } from './queries.ts'

/** Signs where the ledger ends, once a day; whoever comes second that day changes nothing. */
export async function signDailyHead(db: Db, signer: Signer, now: Date): Promise<void> {
  if (await headOfDay(db, dayOf(now))) return
  const { position, hash } = await endOfLedger(db)
  const head = await signHead({ position, hash: hash.toString('base64url') }, now, signer)
  await insertHead(db, {
    day: head.day,
    position,
    hash,
    keyId: head.keyId,
    signature: Buffer.from(head.signature, 'base64url'),
  })
}

/** Computes the whole chain again, and every head's signature by a key of the set. */
export async function checkChain(db: Db, keys: PublicKeySet) {
  const end = await endOfLedger(db)
  const hashes = new Map([[0, Buffer.alloc(32).toString('base64url')]])
  let brokenAt: number | null = null
  for await (const rows of allEntries(db, end.position))
    for (const row of rows) {
      const { hash, ...entry } = asEntry(row)
      const computed = createHash('sha256').update(renderEntry(entry)).digest('base64url')
      if (computed !== hash || hashes.get(entry.position - 1) !== entry.previous) brokenAt ??= entry.position
      hashes.set(entry.position, hash)
    }
  if (hashes.get(end.position) !== end.hash.toString('base64url')) brokenAt ??= end.position
  return { entries: end.position, brokenAt, ...(await checkHeads(db, keys, hashes)) }
}

async function checkHeads(db: Db, keys: PublicKeySet, hashes: ReadonlyMap<number, string>) {
  const found = await headsAfter(db, '1900-01-01', Number.MAX_SAFE_INTEGER, 10_000)
  let wrongHead: string | null = null
  for (const head of found) {
    // A head by a key that is no longer known proves nothing, but contradicts nothing either.
    const forged = (await checkHead(head, keys)) === 'forged'
    if (forged || hashes.get(head.position) !== head.hash) wrongHead ??= head.day
  }
  return { heads: found.length, wrongHead }
}
