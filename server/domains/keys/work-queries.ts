import { sql, type NotNull } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import { isLive } from './queries.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { contactName } from '#domains/contacts/public.ts'

/** The next holder with open work, locked until the transaction ends. */
export const lockNextHolder = (tx: Tx, resigningId: string) =>
  tx
    .selectFrom('resigningHolders')
    .innerJoin('resignings', 'resignings.id', 'resigningId')
    .select(['resigningHolders.id', 'companyId', 'contactId', 'mail', 'keyId'])
    .where('resigningId', '=', resigningId)
    .where('resignings.state', '=', 'running')
    .where('resigningHolders.state', '=', 'open')
    .orderBy('resigningHolders.id')
    .limit(1)
    .forUpdate('resigningHolders')
    .skipLocked()
    .executeTakeFirst()

/** Counts open holders, including those another worker is at. */
export const openHolders = (db: Db, resigningId: string): Promise<number> =>
  countRows(db.selectFrom('resigningHolders').where('resigningId', '=', resigningId).where('state', '=', 'open'))

export const openLicence = (tx: Tx, partId: string) =>
  tx
    .selectFrom('resigningLicences')
    .select('licenceId')
    .where('resigningHolderId', '=', partId)
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
    .where('resigningHolderId', '=', partId)
    .where('licenceId', '=', licenceId)
    .where('state', '=', 'open')
    .execute()

/** Ends a holder. */
export const endHolder = (tx: Tx, partId: string, mails: number) =>
  tx
    .updateTable('resigningHolders')
    .set({ state: 'done', mails: sql`mails + ${mails}` })
    .where('id', '=', partId)
    .execute()

/** Licences signed again for this holder that were not sent yet and were not replaced since; none of disabled products. */
export const newLicences = (tx: Tx, partId: string, today: string) =>
  tx
    .selectFrom('resigningLicences')
    .innerJoin('licences', 'licences.id', 'newLicenceId')
    .innerJoin('holdings', 'holdings.id', 'licences.holdingId')
    .where('holdings.disabled', '=', false)
    .select(['licences.id', 'serial', 'fileName', 'licences.holdingId'])
    .where('resigningHolderId', '=', partId)
    .where('resigningLicences.state', '=', 'signed')
    .where('sent', '=', false)
    .where(isLive(today))
    .orderBy('serial')
    .execute()

/** Records that these licences are in the mail. */
export const noteSent = (tx: Tx, partId: string, licenceIds: readonly string[]) =>
  tx
    .updateTable('resigningLicences')
    .set({ sent: true })
    .where('resigningHolderId', '=', partId)
    .where('newLicenceId', 'in', licenceIds)
    .execute()

/** Receivers of a holder's licences: a company's main contacts, or the person, each in their language. */
export const receivers = (tx: Tx, { companyId, contactId }: { companyId: string | null; contactId: string | null }) =>
  tx
    .selectFrom('contacts')
    .leftJoin('companies', (join) => join.on('companies.id', '=', companyId))
    .select(['contacts.email', 'contacts.language'])
    .select(({ fn }) => [
      fn.coalesce('companies.name', contactName).as('name'),
      fn.coalesce('companies.customerNumber', sql.lit('')).as('customerNumber'),
    ])
    .where((where) =>
      contactId === null
        ? where.and([where('contacts.companyId', '=', companyId), where('mainContact', '=', true)])
        : where('contacts.id', '=', contactId),
    )
    .where('erasedAt', 'is', null)
    .where('contacts.email', 'is not', null)
    .$narrowType<{ email: NotNull }>()
    .orderBy('contacts.email')
    .execute()
