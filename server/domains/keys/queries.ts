import { type RawBuilder, sql } from 'kysely'
import type { SigningKey } from '#contract/keys.ts'
import type { Db, Tx } from '#platform/database.ts'

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
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('licences')
          .innerJoin('holdings', 'holdings.id', 'licences.holdingId')
          .select([
            sql<number>`count(*)`.as('signed'),
            sql<number>`count(*) FILTER (WHERE ${isLive(today)})`.as('live'),
            sql<number>`count(DISTINCT coalesce(company_id, contact_id)) FILTER (WHERE ${isLive(today)})`.as('holders'),
          ])
          .whereRef('licences.keyId', '=', 'signingKeys.id')
          .as('counted'),
      (join) => join.onTrue(),
    )
    .select(['signingKeys.id', sql<SigningKey['status']>`signing_keys.status`.as('status'), 'signingKeys.createdAt'])
    .select([sql<string>`coalesce(accounts.email, '')`.as('createdBy'), 'replacedAt', 'endedAt'])
    .select(['signed', 'live', 'holders'].map((name) => sql<number>`coalesce(counted.${sql.ref(name)}, 0)`.as(name)))
    .$castTo<SigningKey>()

export const signingKeys = (db: Db, today: string): Promise<SigningKey[]> =>
  keyRows(db, today).orderBy('signingKeys.id', 'desc').execute()

export const signingKeyById = (db: Db, id: string, today: string): Promise<SigningKey | undefined> =>
  keyRows(db, today).where('signingKeys.id', '=', id).executeTakeFirst()

/** The status while this transaction holds the key. */
export const holdKey = (db: Tx, id: string) =>
  db
    .selectFrom('signingKeys')
    .select(['id', sql<SigningKey['status']>`status`.as('status')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const endKey = (db: Tx, id: string, status: 'retired' | 'revoked') =>
  db.updateTable('signingKeys').set({ status, endedAt: new Date() }).where('id', '=', id).execute()
