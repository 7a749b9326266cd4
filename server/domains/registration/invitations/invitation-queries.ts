import { clockTime, transactionTime } from '#platform/database/times.ts'
import { sql, type RawBuilder } from 'kysely'
import type { InvitationState } from '#contract/invitations.ts'
import { contactVisibleTo } from '#domains/contacts/public.ts'
import { inIds } from '#platform/database/in-ids.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { mailLimitKey } from '#platform/mail/mailbox.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'

/**
 * Records that a contact is to be invited; the newest request counts. Who was invited to the portal is not to the cloud
 * alone.
 */
export const askInvitation = (
  db: Db,
  request: {
    contactId: string
    /** Null while staff review the contact's address: it waits for that. */
    email: string | null
    invitedTo: 'portal' | 'cloud'
    invitedBy: string | null
    expiresAt: RawBuilder<string>
  },
) =>
  db
    .insertInto('invitationRequests')
    .values(request)
    .onConflict((conflict) =>
      conflict.column('contactId').doUpdateSet((old) => ({
        email: old.ref('excluded.email'),
        invitedTo: sql`CASE WHEN invitation_requests.invited_to = 'portal' THEN 'portal' ELSE excluded.invited_to END`,
        invitedAt: clockTime,
        invitedBy: old.ref('excluded.invitedBy'),
        expiresAt: old.ref('excluded.expiresAt'),
      })),
    )
    .execute()

/** Invitations to the mailbox of an address that others than this contact are still to be written. */
export const countUnwritten = (db: Db, email: string, contactId: string, since: RawBuilder<string>): Promise<number> =>
  countRows(
    db
      .selectFrom('invitationRequests')
      .where(sql`mail_limit_key(email)`, '=', mailLimitKey(email))
      .where('contactId', '<>', contactId)
      .where('invitedAt', '>', since)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('mails')
              .select('mails.id')
              .whereRef('mails.recordId', '=', 'invitationRequests.contactId')
              .where('mails.template', '=', 'registration.invitation')
              .whereRef('mails.createdAt', '>=', 'invitationRequests.invitedAt'),
          ),
        ),
      ),
  )

/** What a contact is still to be invited to at this address. */
export const requestFor = (db: Db, contactId: string, email: string) =>
  db
    .selectFrom('invitationRequests')
    .select('invitedTo')
    .where('contactId', '=', contactId)
    .where('email', '=', email)
    .executeTakeFirst()

/** Has a request that waited for the contact's address go to that address. */
export const addressRequest = (db: Db, contactId: string, email: string) =>
  db
    .updateTable('invitationRequests')
    .set({ email })
    .where('contactId', '=', contactId)
    .where('email', 'is', null)
    .execute()

/** Returns the deleted request. */
export const dropRequest = (db: Db, contactId: string) =>
  db.deleteFrom('invitationRequests').where('contactId', '=', contactId).returning('invitedTo').executeTakeFirst()

/** How far contacts the actor sees are on the way to an account. */
export const invitationStatesOf = (db: Db, actor: Actor, contactIds: readonly string[]): Promise<InvitationState[]> =>
  db
    .selectFrom('contacts')
    .leftJoin('invitationRequests as r', (join) =>
      join.onRef('r.contactId', '=', 'contacts.id').onRef('r.email', 'is not distinct from', 'contacts.email'),
    )
    .leftJoin('accounts', 'accounts.id', 'r.invitedBy')
    .leftJoin('contacts as inviter', 'inviter.id', 'accounts.contactId')
    .select(['contacts.id as contactId', 'r.invitedAt', 'r.expiresAt'])
    .select(
      sql<InvitationState['state']>`CASE
        WHEN EXISTS (SELECT FROM accounts AS a WHERE a.contact_id = contacts.id AND a.verified_at IS NOT NULL)
          THEN 'confirmed'
        WHEN r.contact_id IS NULL THEN 'none'
        WHEN r.expires_at < now() THEN 'expired' ELSE 'invited' END`.as('state'),
    )
    .select(
      sql<string>`coalesce(nullif(trim(concat(inviter.first_name, ' ', inviter.last_name)), ''), accounts.email, '')`.as(
        'invitedBy',
      ),
    )
    .where(inIds('contacts.id', contactIds))
    .where(contactVisibleTo(actor))
    .execute()

export const insertInvitation = (
  db: Db,
  invitation: { tokenHash: Buffer; contactId: string; email: string; expiresAt: RawBuilder<string> },
) => db.insertInto('invitations').values(invitation).execute()

/** Whether a working invitation was made after `since`. */
export const hasInvitationSince = async (
  db: Db,
  contactId: string,
  email: string,
  since: RawBuilder<string>,
): Promise<boolean> =>
  (await db
    .selectFrom('invitations')
    .select('tokenHash')
    .where('contactId', '=', contactId)
    .where('email', '=', email)
    .where('usedAt', 'is', null)
    .where('createdAt', '>', since)
    .executeTakeFirst()) !== undefined

/** The address of an invitation that still works, without using it up. */
export const openInvitation = (db: Db, contactId: string, tokenHash: Buffer) =>
  db
    .selectFrom('invitations')
    .select('email')
    .where('tokenHash', '=', tokenHash)
    .where('contactId', '=', contactId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', transactionTime)
    .executeTakeFirst()

/** Uses an invitation up: of any number of tries at once, exactly one gets the address. */
export const takeInvitation = (db: Db, contactId: string, tokenHash: Buffer) =>
  db
    .updateTable('invitations')
    .set({ usedAt: transactionTime })
    .where('tokenHash', '=', tokenHash)
    .where('contactId', '=', contactId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', transactionTime)
    .returning('email')
    .executeTakeFirst()

/** Other invitations of the contact lead nowhere any more. */
export const deleteInvitations = (db: Db, contactId: string) =>
  db.deleteFrom('invitations').where('contactId', '=', contactId).execute()

export const deleteOldInvitations = (db: Db) =>
  db.deleteFrom('invitations').where('expiresAt', '<', transactionTime).execute()
