import { sql } from 'kysely'
import type { ServiceLicence } from '#contract/licensing.ts'
import { companyHasNumber, companyVisibleTo } from '#domains/companies/public.ts'
import { newestSerial, type Standing } from '#domains/licences/public.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'

/** A company's licence. */
export interface LicenceStateRow extends Standing, Omit<ServiceLicence, 'state' | 'file' | 'sha256'> {
  sha256: Buffer
}

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

/** The host ID of a holding for exactly these machines, if it has one that was not moved and is none for an emergency. */
export const hostOfMachines = (db: Db, holdingId: string, machines: unknown) =>
  db
    .selectFrom('hosts')
    .select('id')
    .where('holdingId', '=', holdingId)
    .where('movedTo', 'is', null)
    .where('emergencyFor', 'is', null)
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
    .select(newestSerial.as('newest'))
    .where('serial', '=', serial)
    .where(companyVisibleTo(actor))
    .executeTakeFirst()
