import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database.ts'

/** The next company with something to do; nobody else gets it before this transaction ends. */
export const takeCompany = (tx: Tx, resigningId: string) =>
  tx
    .selectFrom('resigningCompanies')
    .innerJoin('resignings', 'resignings.id', 'resigningId')
    .select(['resigningCompanies.id', 'companyId', 'mail', 'keyId'])
    .where('resigningId', '=', resigningId)
    .where('resignings.state', '=', 'running')
    .where('resigningCompanies.state', '=', 'open')
    .orderBy('resigningCompanies.id')
    .limit(1)
    .forUpdate('resigningCompanies')
    .skipLocked()
    .executeTakeFirst()

/** Open companies, also those somebody else holds. */
export const openCompanies = async (db: Db, resigningId: string): Promise<number> =>
  (
    await db
      .selectFrom('resigningCompanies')
      .select(sql<number>`count(*)`.as('open'))
      .where('resigningId', '=', resigningId)
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow()
  ).open

export const openLicence = (tx: Tx, partId: string) =>
  tx
    .selectFrom('resigningLicences')
    .select('licenceId')
    .where('resigningCompanyId', '=', partId)
    .where('state', '=', 'open')
    .orderBy('licenceId')
    .limit(1)
    .executeTakeFirst()

export const noteLicence = (
  db: Db,
  partId: string,
  licenceId: string,
  result: { state: 'signed' | 'skipped' | 'failed'; newLicenceId: string | null; problem: string },
) =>
  db
    .updateTable('resigningLicences')
    .set(result)
    .where('resigningCompanyId', '=', partId)
    .where('licenceId', '=', licenceId)
    .where('state', '=', 'open')
    .execute()

/** The statement that ends a company. */
export const endingCompany = (tx: Tx, partId: string, mails: number) =>
  tx
    .updateTable('resigningCompanies')
    .set({ state: 'done', mails: sql<number>`mails + ${mails}` })
    .where('id', '=', partId)

/** Licences signed anew for this company and not yet sent. */
export const newLicences = (tx: Tx, partId: string) =>
  tx
    .selectFrom('resigningLicences')
    .innerJoin('licences', 'licences.id', 'newLicenceId')
    .select(['licences.id', 'serial', 'fileName', 'bytes', 'licences.companyProductId'])
    .where('resigningCompanyId', '=', partId)
    .where('resigningLicences.state', '=', 'signed')
    .orderBy('serial')
    .execute()

/** Main contacts of a company, each in their language. */
export const receivers = (tx: Tx, companyId: string) =>
  tx
    .selectFrom('contacts')
    .innerJoin('companies', 'companies.id', 'contacts.companyId')
    .select(['contacts.email', sql<'de' | 'en'>`contacts.language`.as('language')])
    .select(['companies.name as companyName', 'companies.customerNumber'])
    .where('contacts.companyId', '=', companyId)
    .where('mainContact', '=', true)
    .where('erasedAt', 'is', null)
    .where('contacts.email', '<>', '')
    .orderBy('contacts.email')
    .execute()
