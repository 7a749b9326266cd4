import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

export const insertInvitation = (
  db: Db,
  invitation: { tokenHash: Buffer; contactId: string; email: string; expiresAt: Date },
) => db.insertInto('invitations').values(invitation).execute()

/** Whether a working invitation was made after `since`. */
export const hasInvitationSince = async (db: Db, contactId: string, email: string, since: Date): Promise<boolean> =>
  (await db
    .selectFrom('invitations')
    .select('tokenHash')
    .where('contactId', '=', contactId)
    .where('email', '=', email)
    .where('usedAt', 'is', null)
    .where('createdAt', '>', since.toISOString())
    .executeTakeFirst()) !== undefined

/** The address of an invitation that still works, without using it up. */
export const openInvitation = (db: Db, contactId: string, tokenHash: Buffer) =>
  db
    .selectFrom('invitations')
    .select('email')
    .where('tokenHash', '=', tokenHash)
    .where('contactId', '=', contactId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()

/** Uses an invitation up: of any number of tries at once, exactly one gets the address. */
export const takeInvitation = (db: Db, contactId: string, tokenHash: Buffer) =>
  db
    .updateTable('invitations')
    .set({ usedAt: new Date() })
    .where('tokenHash', '=', tokenHash)
    .where('contactId', '=', contactId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning('email')
    .executeTakeFirst()

/** Other invitations of the contact lead nowhere any more. */
export const deleteInvitations = (db: Db, contactId: string) =>
  db.deleteFrom('invitations').where('contactId', '=', contactId).execute()

export const deleteOldInvitations = (db: Db) =>
  db.deleteFrom('invitations').where('expiresAt', '<', sql<string>`now()`).execute()
