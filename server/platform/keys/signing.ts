import { type Db, type Tx } from '../database/database.ts'
import { sql } from 'kysely'
import type { LedgerEntry } from '#licence/ledger.ts'
import { hashOfEntry } from './memory/learned-ledger.ts'
import type { LedgerEnd } from './memory/ledger-memory.ts'
import type { HeldKeys } from './signer-keys.ts'
import { type KnownKey, type SigningStore } from './key-store.ts'
import type { Log } from '../telemetry/log.ts'
import { clockTime } from '#platform/database/times.ts'

/** Signs with one key; licence and head texts name its id. */
export interface ActiveSigner {
  keyId: string
  sign(bytes: Uint8Array): Promise<Uint8Array>
  /** A licence whose entry this transaction is about to commit. Throws Failure `licences.signerRefuses`. */
  signEntered(tx: Tx, bytes: Uint8Array, entry: LedgerEntry): Promise<Uint8Array>
}

/** A key as verifiers get it (RFC 7517, RFC 8037). Only `revoked` means that it verifies nothing any more. */
interface PublishedKey {
  kid: string
  kty: 'OKP'
  crv: 'Ed25519'
  x: string
  use: 'sig'
  status: string
  /** The key's own signature over its id and public part (licence/FORMAT.md). */
  proof: string
}

/** Signing with whichever key is the active one, in every process at once. */
export interface Signing {
  store: SigningStore
  /** Has entries remembered that come without a signature. Throws Failure `licences.signerRefuses`. */
  enter: (tx: Tx, entries: readonly LedgerEntry[]) => Promise<void>
  /** Has what a transaction entered remembered for good, once it has committed. */
  confirm: (tx: Tx) => void
  /** The key that signs now; a rotation changes it at once. */
  active: (db: Db) => Promise<ActiveSigner>
  /** The same where its id is known already, such as from `activeKeyId`. */
  by: (keyId: string) => ActiveSigner
  /**
   * The keys of the database that the store holds too, with their status; newest first. Throws Failure
   * `licences.signerAway` where it is away and was never there.
   */
  published: (db: Db) => Promise<{ keys: PublishedKey[] }>
  /** Those of these keys, as the database knows them, that the store does not hold. */
  notHeld: (keys: readonly KnownKey[]) => Promise<Set<string>>
}

/** Where the ledger ends once a transaction commits. */
const ends = new WeakMap<Tx, LedgerEnd>()

function noteEnd(tx: Tx, { position, hash }: LedgerEnd): void {
  if ((ends.get(tx)?.position ?? 0) < position) ends.set(tx, { position, hash })
}

const signerOf = (store: SigningStore, keyId: string): ActiveSigner => ({
  keyId,
  sign: (bytes) => store.sign(keyId, bytes),
  signEntered: (tx, bytes, entry) => {
    noteEnd(tx, { position: entry.position, hash: hashOfEntry(entry) })
    return store.sign(keyId, bytes, entry)
  },
})

/** A transaction that may enter licences: the keys' holder remembers its entries for good once it has committed. */
export async function enteringTransaction<T>(
  db: Db,
  signing: Pick<Signing, 'confirm'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  let committed: Tx | undefined
  const result = await db.transaction().execute((tx) => work((committed = tx)))
  if (committed) signing.confirm(committed)
  return result
}

export const openSigning = (store: SigningStore, heldKeys: HeldKeys): Signing => ({
  store,
  async enter(tx, entries) {
    const last = entries.at(-1)
    if (!last) return
    noteEnd(tx, { position: last.position, hash: hashOfEntry(last) })
    await store.memory.enter(entries)
  },
  confirm(tx) {
    const end = ends.get(tx)
    // A signer that is away now hears it from the next comparison.
    if (end) void store.memory.confirm(end).catch(() => undefined)
  },
  by: (id) => signerOf(store, id),
  async active(db) {
    const { id } = await db
      .selectFrom('signingKeys')
      .select('id')
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow()
    return signerOf(store, id)
  },
  async published(db) {
    const keys = await db.selectFrom('signingKeys').select(['id', 'x', 'status']).orderBy('id', 'desc').execute()
    const held = await heldKeys(keys.map(({ id }) => id))
    return {
      keys: keys.flatMap(({ id, x, status }) => {
        const { proof } = held.get(id) ?? {}
        // Write access to the rows must not suffice to make another key count.
        if (proof === undefined || held.get(id)?.x !== x) return []
        return [{ kid: id, kty: 'OKP', crv: 'Ed25519', x, use: 'sig', status, proof }]
      }),
    }
  },
  async notHeld(keys) {
    const held = await heldKeys(keys.map(({ id }) => id))
    return new Set(keys.filter(({ id, x }) => held.get(id)?.x !== x).map(({ id }) => id))
  },
})

/** Whether licences can be signed as soon as the key's holder answers. */
export const activeKeyKnown = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('signingKeys').select('id').where('status', '=', 'active').executeTakeFirst()) !== undefined

/** Logs keys that stand in the database alone: nothing they signed counts. */
export async function warnOfForeignKeys(db: Db, signing: Signing, log: Log): Promise<void> {
  const keys = await db.selectFrom('signingKeys').select(['id', 'x']).execute()
  for (const keyId of await signing.notHeld(keys).catch(() => []))
    log.error({ keyId }, 'the database knows a licence key that the key store does not have: it is not published')
}

/** Changes of which key signs run one after the other. */
export const lockKeys = (tx: Tx) => sql`LOCK TABLE signing_keys IN SHARE ROW EXCLUSIVE MODE`.execute(tx)

export const insertKey = (tx: Tx, { id, x }: KnownKey, status: 'active' | 'replaced', createdBy: string | null) =>
  tx
    .insertInto('signingKeys')
    .values({ id, x, status, createdBy, createdAt: madeAt(id) })
    .execute()

/** The one that signs so far only verifies from now on. */
export async function activateKey(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('signingKeys')
    .set({ status: 'replaced', replacedAt: clockTime })
    .where('status', '=', 'active')
    .execute()
  await tx.updateTable('signingKeys').set({ status: 'active', replacedAt: null }).where('id', '=', id).execute()
}

// licence-20261121T090000Z-0a1b2c3d: the id itself says when.
function madeAt(id: string): Date {
  const [, y, m, d, h, min, s] = /-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-/.exec(id) ?? []
  const at = new Date(`${y}-${m}-${d}T${h}:${min}:${s}Z`)
  return Number.isNaN(at.getTime()) ? new Date() : at
}
