import { clockTime, transactionTime } from '#platform/database/times.ts'
import { type NotNull, sql } from 'kysely'
import type { CloudUser } from '#contract/cloud-users.ts'
import type { Db } from '#platform/database/database.ts'
import { isConfirmed } from '#domains/contacts/public.ts'

interface Invitation {
  invitation: CloudUser['invitation']
  invitationHash?: Buffer | null
  invitationUntil?: Date | null
  invitedAt?: Date
  invitationEmail?: string | null
  invitationMail?: string | null
}

/**
 * How an invitation stands, over `cloud_access` and `contacts`: once it is written, as its mail does. One the mail server
 * refused for good, or never took, has failed, and is sent after all where staff send the mail again. One that went to an
 * address the contact has no longer is none.
 */
export const invitationState = sql<CloudUser['invitation']>`CASE
  WHEN cloud_access.invitation = 'sent' AND cloud_access.invitation_email IS DISTINCT FROM contacts.email THEN 'none'
  WHEN cloud_access.invitation = 'sent' THEN CASE (SELECT state FROM mails WHERE mails.id = cloud_access.invitation_mail)
    WHEN 'failed' THEN 'failed' WHEN 'queued' THEN 'due' ELSE 'sent' END
  ELSE cloud_access.invitation END`

export const writeInvitation = (db: Db, configurationId: string, contactId: string, row: Invitation) =>
  db
    .updateTable('cloudAccess')
    .set({ ...row, modifiedAt: clockTime })
    .where('configurationId', '=', configurationId)
    .where('contactId', '=', contactId)
    .execute()

/** The configurations a contact has still to be invited to. */
export const dueInvitations = (db: Db, contactId: string) =>
  db
    .selectFrom('cloudAccess')
    .select('configurationId')
    .where('contactId', '=', contactId)
    .where('invitation', '=', 'due')
    .execute()

/** The invitation of a link, while it works and the contact still has the address it went to. */
export const invitationByHash = (db: Db, hash: Buffer) =>
  db
    .selectFrom('cloudAccess')
    .innerJoin('contacts', 'contacts.id', 'cloudAccess.contactId')
    .select(['configurationId', 'contactId', 'email', 'invitation'])
    .select(
      sql<boolean>`(${isConfirmed}
        OR EXISTS (SELECT FROM accounts WHERE accounts.email = contacts.email AND verified_at IS NOT NULL))`.as(
        'hasAccount',
      ),
    )
    .where('invitationHash', '=', hash)
    .whereRef('invitationEmail', '=', 'contacts.email')
    .$narrowType<{ email: NotNull }>()
    .where('invitationUntil', '>', transactionTime)
    .where('erasedAt', 'is', null)
    .executeTakeFirst()
