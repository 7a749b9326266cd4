import type { Db, Tx } from '#platform/database/database.ts'

export const pendingFacts = (db: Db, email: string) =>
  db.selectFrom('pendingRegistrations').select(['createdAt', 'details']).where('email', '=', email).execute()

export const claimFacts = (db: Db, contactId: string) =>
  db
    .selectFrom('companyClaims')
    .select([
      'companyName',
      'customerNumber',
      'street',
      'houseNumber',
      'zipCode',
      'city',
      'country',
      'state',
      'createdAt',
    ])
    .where('contactId', '=', contactId)
    .execute()

export const invitationFacts = (db: Db, contactId: string) =>
  db
    .selectFrom('invitationRequests')
    .select(['email', 'invitedAt', 'expiresAt'])
    .where('contactId', '=', contactId)
    .execute()

export async function forget(tx: Tx, { email, contactId }: { email: string; contactId: string | null }): Promise<void> {
  await tx.deleteFrom('pendingRegistrations').where('email', '=', email).execute()
  if (!contactId) return
  await tx.deleteFrom('companyClaims').where('contactId', '=', contactId).execute()
  await tx.deleteFrom('invitationRequests').where('contactId', '=', contactId).execute()
  await tx.deleteFrom('invitations').where('contactId', '=', contactId).execute()
}
