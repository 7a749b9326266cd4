import { transactionTime } from '#platform/database/times.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import type { RawBuilder } from 'kysely'
import type { ConsentKind } from '#contract/consents.ts'

export const insertConsentLink = (
  tx: Tx,
  link: { tokenHash: Buffer; contactId: string; kind: ConsentKind; expiresAt: RawBuilder<string> },
) => tx.insertInto('consentLinks').values(link).execute()

/** Uses the link up. */
export const takeConsentLink = (tx: Tx, tokenHash: Buffer) =>
  tx
    .updateTable('consentLinks')
    .set({ usedAt: transactionTime })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', transactionTime)
    .returning(['contactId', 'kind'])
    .executeTakeFirst()

/** What a contact was mailed to confirm, and until when. */
export const consentLinksOf = (db: Db, contactId: string) =>
  db.selectFrom('consentLinks').select(['kind', 'expiresAt', 'usedAt']).where('contactId', '=', contactId).execute()

/** Links mailed before lead nowhere any more. */
export const deleteConsentLinks = (tx: Tx, contactId: string, kind?: ConsentKind) =>
  tx
    .deleteFrom('consentLinks')
    .where('contactId', '=', contactId)
    .$call((links) => (kind === undefined ? links : links.where('kind', '=', kind)))
    .execute()

export const deleteOldConsentLinks = (db: Db) =>
  db.deleteFrom('consentLinks').where('expiresAt', '<', transactionTime).execute()

export const emailOf = async (db: Db, contactId: string): Promise<string | null | undefined> =>
  (await db.selectFrom('contacts').select('email').where('id', '=', contactId).executeTakeFirst())?.email
