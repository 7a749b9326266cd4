import { type RawBuilder, sql } from 'kysely'
import type { Host } from '#contract/hosts.ts'
import type { Licence } from '#contract/licences.ts'
import { companyVisibleTo } from '#domains/companies/public.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db, Tx } from '#platform/database.ts'

/** Licences belong to a company product; whoever sees the company sees them. */
export const visibleTo = (actor: Actor): RawBuilder<boolean> => sql`EXISTS (
  SELECT FROM company_products JOIN companies ON companies.id = company_products.company_id
  WHERE company_products.id = licences.company_product_id AND ${companyVisibleTo(actor)})`

/** The newest licence that replaces one, of the same host or of the one it moved to. */
export const supersededBy = (serial: string) =>
  sql<number | null>`(SELECT max(newer.serial) FROM licences AS newer WHERE newer.supersedes = ${sql.ref(serial)})`

const licenceRows = (db: Db) =>
  db
    .selectFrom('licences')
    .leftJoin('accounts', 'accounts.id', 'licences.issuedBy')
    .select([
      'licences.id',
      'serial',
      'hostId',
      'companyProductId',
      'configurationId',
      'generation',
      'supersedes',
      'keyId',
    ])
    .select(['fileName', 'startDate', 'endDate', 'issuedAt', supersededBy('licences.serial').as('supersededBy')])
    .select([sql<string>`encode(sha256, 'hex')`.as('sha256'), sql<string>`coalesce(accounts.email, '')`.as('issuedBy')])

export const licencesOf = (db: Db, actor: Actor, hostId: string): Promise<Licence[]> =>
  licenceRows(db).where('hostId', '=', hostId).where(visibleTo(actor)).orderBy('generation', 'desc').execute()

/** Licences by the first digits of their serial. */
export const licencesBySerial = (db: Db, actor: Actor, digits: string) =>
  db
    .selectFrom('licences')
    .innerJoin('companyProducts', 'companyProducts.id', 'licences.companyProductId')
    .innerJoin('companies', 'companies.id', 'companyProducts.companyId')
    .innerJoin('products', 'products.id', 'companyProducts.productId')
    .select(['licences.id', 'serial', 'licences.companyProductId', 'companies.name as companyName'])
    .select(['titleDe as productDe', 'titleEn as productEn', 'products.version'])
    .where(sql<boolean>`serial::text LIKE ${`${digits}%`}`)
    .where(visibleTo(actor))
    .orderBy('serial', 'desc')
    .limit(10)
    .execute()

/** Whose a company product is, and of what, for webhooks. */
export const placeOf = (db: Db, companyProductId: string) =>
  db
    .selectFrom('companyProducts')
    .innerJoin('companies', 'companies.id', 'companyProducts.companyId')
    .innerJoin('products', 'products.id', 'companyProducts.productId')
    .select(['customerNumber', 'products.code', 'products.version'])
    .where('companyProducts.id', '=', companyProductId)
    .executeTakeFirstOrThrow()

/** The file itself with what its mail needs to say. */
export const licenceFile = (db: Db, actor: Actor, id: string) =>
  db
    .selectFrom('licences')
    .innerJoin('companyProducts', 'companyProducts.id', 'licences.companyProductId')
    .innerJoin('companies', 'companies.id', 'companyProducts.companyId')
    .innerJoin('products', 'products.id', 'companyProducts.productId')
    .innerJoin('hosts', 'hosts.id', 'licences.hostId')
    .select(['licences.id', 'fileName', 'bytes', 'companies.customerNumber'])
    .select(['products.version', 'titleDe', 'titleEn'])
    .select(['binding', sql<Host['hosts']>`hosts.hosts`.as('hosts')])
    .where('licences.id', '=', id)
    .where(visibleTo(actor))
    .executeTakeFirst()

/** Serial and bytes of the newest licence of a host. */
export const lastLicence = (db: Db, hostId: string) =>
  db
    .selectFrom('licences')
    .select(['serial', 'bytes'])
    .where('hostId', '=', hostId)
    .orderBy('generation', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A serial nobody else gets, also when this transaction fails. */
export const nextSerial = async (db: Db): Promise<number> =>
  (await sql<{ serial: number }>`SELECT nextval('licence_serial') AS serial`.execute(db)).rows[0]!.serial

/**
 * Licences without an entry in the ledger, by serial. Holds the ledger's end first, so that nobody enters them meanwhile;
 * licences of transactions under way are either committed with their entry or not there.
 */
export async function licencesOutsideLedger(db: Tx, limit: number) {
  await db.selectFrom('ledgerEnd').select('position').forUpdate().execute()
  return db
    .selectFrom('licences')
    .select(['serial', 'bytes', 'keyId', 'issuedAt', 'issuedBy'])
    .where(sql<boolean>`NOT EXISTS (SELECT FROM ledger_entries WHERE ledger_entries.serial = licences.serial)`)
    .orderBy('serial')
    .limit(limit)
    .execute()
}

/** A live licence with its file, its host held: the newest of its host, the host in use, not run out. */
export const holdLiveLicence = (db: Tx, id: string, today: string) =>
  db
    .selectFrom('licences')
    .innerJoin('hosts', 'hosts.id', 'licences.hostId')
    .select(['serial', 'hostId', 'licences.companyProductId', 'configurationId', 'keyId', 'fileName', 'bytes'])
    .select('licences.generation')
    .where('licences.id', '=', id)
    .where('hosts.disabled', '=', false)
    .whereRef('hosts.generation', '=', 'licences.generation')
    .where((either) => either.or([either('licences.endDate', 'is', null), either('licences.endDate', '>=', today)]))
    .forUpdate('hosts')
    .executeTakeFirst()
