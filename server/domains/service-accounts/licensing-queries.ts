import { sql } from 'kysely'
import type { ServiceLicence } from '#contract/licensing.ts'
import { companyHasNumber, companyVisibleTo } from '#domains/companies/public.ts'
import { holdingVisibleTo } from '#domains/holdings/public.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'

/** What decides the state of a licence. */
export interface Standing {
  serial: number
  bytes: Buffer
  disabled: boolean
  movedTo: string | null
  /** The serial of the newest licence of the same machine. */
  newest: number
}

/** A company's licence. */
export interface LicenceStateRow extends Standing, Omit<ServiceLicence, 'state' | 'file' | 'sha256'> {
  sha256: Buffer
}

const newest = sql<number>`(SELECT newest.serial FROM licences AS newest WHERE newest.host_id = licences.host_id
  ORDER BY newest.generation DESC LIMIT 1)`.as('newest')

/** The holding a customer number and a product code name. */
export const holdingNamed = (db: Db, actor: Actor, customerNumber: string, code: string) =>
  db
    .selectFrom('holdings')
    .innerJoin('companies', 'companies.id', 'holdings.companyId')
    .innerJoin('products', 'products.id', 'holdings.productId')
    .select('holdings.id')
    .where(companyHasNumber(customerNumber))
    .where('code', '=', code)
    .where('disabled', '=', false)
    .where(companyVisibleTo(actor))
    .executeTakeFirst()

export const companyNumbered = (db: Db, actor: Actor, customerNumber: string) =>
  db
    .selectFrom('companies')
    .select('companies.id')
    .where(companyHasNumber(customerNumber))
    .where(companyVisibleTo(actor))
    .executeTakeFirst()

/** The host ID of a holding for exactly these machines, if it has one that was not moved. */
export const hostOfMachines = (db: Db, holdingId: string, machines: unknown) =>
  db
    .selectFrom('hosts')
    .select('id')
    .where('holdingId', '=', holdingId)
    .where('movedTo', 'is', null)
    .where(sql<boolean>`hosts = ${JSON.stringify(machines)}::jsonb`)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()

/** Two requests for one machine run one after the other, so that they share a host ID. */
export const lockHolding = (db: Tx, id: string) =>
  db.selectFrom('holdings').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

/** A company's licence by serial with what decides its state. */
export const licenceBySerial = (db: Db, actor: Actor, serial: number): Promise<LicenceStateRow | undefined> =>
  db
    .selectFrom('licences')
    .innerJoin('hosts', 'hosts.id', 'licences.hostId')
    .innerJoin('holdings', 'holdings.id', 'licences.holdingId')
    .innerJoin('companies', 'companies.id', 'holdings.companyId')
    .innerJoin('products', 'products.id', 'holdings.productId')
    .select(['serial', 'licences.generation', 'supersedes', 'hostId', 'keyId', 'fileName', 'bytes', 'sha256'])
    .select(['licences.startDate', 'licences.endDate', 'issuedAt', 'hosts.disabled', 'movedTo'])
    .select(['companies.customerNumber', 'companies.name as companyName', 'code as productCode', 'products.version'])
    .select(newest)
    .where('serial', '=', serial)
    .where(companyVisibleTo(actor))
    .executeTakeFirst()

/** How a licence of a company or a person stands. */
export const standingOf = (db: Db, actor: Actor, serial: number): Promise<Standing | undefined> =>
  db
    .selectFrom('licences')
    .innerJoin('hosts', 'hosts.id', 'licences.hostId')
    .innerJoin('holdings', 'holdings.id', 'licences.holdingId')
    .select(['serial', 'bytes', 'hosts.disabled', 'movedTo', newest])
    .where('serial', '=', serial)
    .where(holdingVisibleTo(actor))
    .executeTakeFirst()
