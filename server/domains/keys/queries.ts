import { transactionTime } from '#platform/database/times.ts'
import { type RawBuilder, sql } from 'kysely'
import type { SigningKey } from '#contract/keys.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import type { Signing } from '#platform/keys/signing.ts'
import { countNaming } from '#platform/database/count-rows.ts'

/** Live: the newest licence of its host, the host in use, not run out. */
export const isLive = (
  today: string,
): RawBuilder<boolean> => sql`(licences.end_date IS NULL OR licences.end_date >= ${today})
  AND EXISTS (SELECT FROM hosts WHERE hosts.id = licences.host_id AND NOT hosts.disabled
    AND hosts.generation = licences.generation)`

const keyRows = (db: Db, today: string) =>
  db
    .selectFrom('signingKeys')
    .leftJoin('accounts', 'accounts.id', 'signingKeys.createdBy')
    // All it signed are counted in the index; only the newest of each host in use are looked at.
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('hosts')
          .innerJoin('licences', (join) =>
            join.onRef('licences.hostId', '=', 'hosts.id').onRef('licences.generation', '=', 'hosts.generation'),
          )
          .innerJoin('holdings', 'holdings.id', 'licences.holdingId')
          .select(({ fn }) => fn.countAll<number>().as('live'))
          .select(sql`count(DISTINCT coalesce(company_id, contact_id))`.as('holders'))
          .whereRef('licences.keyId', '=', 'signingKeys.id')
          .where('hosts.disabled', '=', false)
          .where((row) => row.or([row('licences.endDate', 'is', null), row('licences.endDate', '>=', today)]))
          .as('counted'),
      (join) => join.onTrue(),
    )
    .select(['signingKeys.id', 'signingKeys.status', 'signingKeys.createdAt'])
    .select(({ fn }) => [fn.coalesce('accounts.email', sql.lit('')).as('createdBy'), 'replacedAt', 'endedAt'])
    .select(countNaming('licences.keyId', 'signingKeys.id').as('signed'))
    .select(['live', 'holders'].map((name) => sql`coalesce(counted.${sql.ref(name)}, 0)`.as(name)))
    .select('signingKeys.x')
    .$castTo<Omit<SigningKey, 'held'> & { x: string }>()

/** The keys as they are shown; `held` says whether the key store has them. */
async function shown(rows: ReturnType<typeof keyRows>, signing: Signing): Promise<SigningKey[]> {
  const found = await rows.execute()
  // A signer that cannot be reached must not block reading.
  const notHeld = await signing.notHeld(found).catch(() => new Set<string>())
  return found.map(({ x: _x, ...key }) => ({ ...key, held: !notHeld.has(key.id) }))
}

export const signingKeys = (db: Db, signing: Signing, today: string): Promise<SigningKey[]> =>
  shown(keyRows(db, today).orderBy('signingKeys.id', 'desc'), signing)

export const signingKeyById = async (
  db: Db,
  signing: Signing,
  id: string,
  today: string,
): Promise<SigningKey | undefined> => (await shown(keyRows(db, today).where('signingKeys.id', '=', id), signing))[0]

/** A key's id and status, locked until the transaction ends. */
export const lockKey = (db: Tx, id: string) =>
  db.selectFrom('signingKeys').select(['id', 'status']).where('id', '=', id).forUpdate().executeTakeFirst()

export const endKey = (db: Tx, id: string, status: 'retired' | 'revoked') =>
  db.updateTable('signingKeys').set({ status, endedAt: transactionTime }).where('id', '=', id).execute()
