import { clockTime, transactionTime, instantText } from '#platform/database/times.ts'
import { sql } from 'kysely'
import type { ServiceAccount } from '#contract/service-accounts.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import { countRows } from '#platform/database/count-rows.ts'

/** Not noted within the last minute. */
const isStale = sql<boolean>`(last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`
const isActive = sql<boolean>`(revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now()))`

const keys = sql<ServiceAccount['keys']>`(SELECT coalesce(json_agg(json_build_object(
  'id', one.id, 'label', label, 'prefix', prefix, 'createdAt', ${instantText('one.created_at')},
  'createdBy', coalesce((SELECT email FROM accounts WHERE accounts.id = one.created_by), ''),
  'expiresAt', ${instantText('expires_at')}, 'revokedAt', ${instantText('revoked_at')}, 'lastUsedAt', ${instantText('last_used_at')},
  'lastUsedFrom', last_used_from, 'active', ${isActive}) ORDER BY one.created_at DESC, one.id DESC), '[]')
  FROM service_keys AS one WHERE one.service_account_id = service_accounts.id)`
const company = sql<ServiceAccount['company']>`(SELECT json_build_object(
  'id', id, 'name', name, 'customerNumber', customer_number) FROM companies WHERE companies.id = company_id)`

export const serviceAccounts = (db: Db) =>
  db
    .selectFrom('serviceAccounts')
    .select(['id', 'name', 'description', 'disabled', 'createdAt', 'modifiedAt'])
    .select(['scopes', company.as('company'), keys.as('keys')])

export const serviceById = (db: Db, id: string): Promise<ServiceAccount | undefined> =>
  serviceAccounts(db).where('id', '=', id).executeTakeFirst()

export const lockService = (db: Tx, id: string) =>
  db.selectFrom('serviceAccounts').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

interface ServiceFacts {
  name: string
  description: string
  scopes: string[]
  companyId: string | null
}

const refusals = onConstraint({
  service_accounts_name_key: () => fail('services.nameTaken', undefined, 'name'),
  service_accounts_company_id_fkey: () => fail('companies.notFound', undefined, 'companyId'),
})

export const insertService = (db: Db, id: string, facts: ServiceFacts, by: string | null) =>
  db
    .insertInto('serviceAccounts')
    .values({ id, ...facts, createdBy: by, modifiedBy: by })
    .execute()
    .catch(refusals)

export const updateService = (db: Db, id: string, facts: ServiceFacts & { disabled: boolean }, by: string | null) =>
  db
    .updateTable('serviceAccounts')
    .set({ ...facts, modifiedBy: by, modifiedAt: clockTime })
    .where('id', '=', id)
    .execute()
    .catch(refusals)

export const deleteServiceRow = (db: Db, id: string) => db.deleteFrom('serviceAccounts').where('id', '=', id).execute()

export const activeKeys = (db: Db, serviceAccountId: string): Promise<number> =>
  countRows(db.selectFrom('serviceKeys').where('serviceAccountId', '=', serviceAccountId).where(isActive))

/** Ends all keys that would live longer after so many hours. */
export const endKeysAfter = (db: Db, serviceAccountId: string, hours: number) =>
  db
    .updateTable('serviceKeys')
    .set({ expiresAt: sql`least(expires_at, now() + make_interval(hours => ${hours}))` })
    .where('serviceAccountId', '=', serviceAccountId)
    .where('revokedAt', 'is', null)
    .execute()

interface NewKey {
  id: string
  serviceAccountId: string
  label: string
  prefix: string
  hash: Buffer
  expiresAt: string | null
  createdBy: string | null
}

export const insertKey = (db: Db, key: NewKey) => db.insertInto('serviceKeys').values(key).execute()

/** False when there is no such key of this account, or it was revoked before. */
export const revokeKey = async (db: Db, serviceAccountId: string, id: string): Promise<boolean> =>
  (
    await db
      .updateTable('serviceKeys')
      .set({ revokedAt: transactionTime })
      .where('id', '=', id)
      .where('serviceAccountId', '=', serviceAccountId)
      .where('revokedAt', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows === 1n

/** The account of an active key of an enabled account, with the digest its secret must have. */
export const keyByPrefix = (db: Db, prefix: string) =>
  db
    .selectFrom('serviceKeys')
    .innerJoin('serviceAccounts', 'serviceAccounts.id', 'serviceAccountId')
    .select(['serviceKeys.id as keyId', 'hash', 'serviceAccounts.id', 'name', 'companyId'])
    .select(['scopes', isStale.as('stale')])
    .where('prefix', '=', prefix)
    .where('disabled', '=', false)
    .where(isActive)
    .executeTakeFirst()

/** Notes the use, once a minute however often it is used. */
export const noteUse = (db: Db, keyId: string, address: string) =>
  db
    .updateTable('serviceKeys')
    .set({ lastUsedAt: transactionTime, lastUsedFrom: address })
    .where('id', '=', keyId)
    .where(isStale)
    .execute()
