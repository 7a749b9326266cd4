import { type Db, type Tx } from './database.ts'
import { sql } from 'kysely'
import { type KeyStore, type KnownKey } from './key-store.ts'

/** Signs with one key; licence and head texts name its id. */
export interface ActiveSigner {
  keyId: string
  sign(bytes: Uint8Array): Promise<Uint8Array>
}

/** A key as verifiers get it (RFC 7517, RFC 8037). Only `revoked` means that it verifies nothing any more. */
export interface PublishedKey {
  kid: string
  kty: 'OKP'
  crv: 'Ed25519'
  x: string
  use: 'sig'
  status: string
}

/** Signing with whichever key is the active one, in every process at once. */
export interface Signing {
  store: KeyStore
  /** The key that signs now; another one as soon as somebody rotates. */
  active: (db: Db) => Promise<ActiveSigner>
  /** The same where its id is known already, such as from `activeKeyId`. */
  by: (keyId: string) => ActiveSigner
  /** Every key there ever was, with its status; newest first. */
  published: (db: Db) => Promise<{ keys: PublishedKey[] }>
}

/** The id of the key that signs now, for a query that asks for more. */
export const activeKeyId = sql<string | null>`(SELECT id FROM signing_keys WHERE status = 'active')`

export const openSigning = (store: KeyStore): Signing => ({
  store,
  by: (id) => ({ keyId: id, sign: (bytes) => store.sign(id, bytes) }),
  async active(db) {
    const { id } = await db
      .selectFrom('signingKeys')
      .select('id')
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow()
    return { keyId: id, sign: (bytes) => store.sign(id, bytes) }
  },
  async published(db) {
    const keys = await db.selectFrom('signingKeys').select(['id', 'x', 'status']).orderBy('id', 'desc').execute()
    return { keys: keys.map(({ id, x, status }) => ({ kid: id, kty: 'OKP', crv: 'Ed25519', x, use: 'sig', status })) }
  },
})

/** Whether licences can be signed as soon as the key's holder answers. */
export const activeKeyKnown = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('signingKeys').select('id').where('status', '=', 'active').executeTakeFirst()) !== undefined

/** Whoever changes which key signs takes turns. */
export const holdKeys = (tx: Tx) => sql`LOCK TABLE signing_keys IN SHARE ROW EXCLUSIVE MODE`.execute(tx)

export const insertKey = (tx: Tx, { id, x }: KnownKey, status: 'active' | 'replaced', createdBy: string | null) =>
  tx
    .insertInto('signingKeys')
    .values({ id, x, status, createdBy, createdAt: madeAt(id) })
    .execute()

/** The one that signs so far only verifies from now on. */
export async function activateKey(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('signingKeys')
    .set({ status: 'replaced', replacedAt: new Date() })
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
