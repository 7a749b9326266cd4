import { clockTime } from '#platform/database/times.ts'
import type { Db, Tx } from '#platform/database/database.ts'

interface ContactKey {
  id: string
  email: string | null
}

const behind = (db: Db, { id, email }: ContactKey) =>
  db
    .selectFrom('accounts')
    .innerJoin('roles', 'roles.id', 'accounts.roleId')
    .select([
      'accounts.id',
      'accounts.email',
      'accounts.roleId',
      'roles.name as role',
      'roles.purpose',
      'disabled',
      'verifiedAt',
      'accounts.language',
    ])
    .where((where) =>
      email === null
        ? where('contactId', '=', id)
        : where.or([
            where('contactId', '=', id),
            where.and([where('contactId', 'is', null), where('accounts.email', '=', email)]),
          ]),
    )
    .orderBy(
      (by) => by('contactId', '=', id),
      (order) => order.desc().nullsLast(),
    )
    .limit(1)

/** The account linked to a contact, else the one with its address that no contact has. */
export const accountBehind = (db: Db, contact: ContactKey) => behind(db, contact).executeTakeFirst()
export const lockAccountBehind = (tx: Tx, contact: ContactKey) =>
  behind(tx, contact).forUpdate('accounts').executeTakeFirst()

export const setRole = (tx: Tx, id: string, values: { roleId: string; disabled: boolean }) =>
  tx
    .updateTable('accounts')
    .set({ ...values, modifiedAt: clockTime })
    .where('id', '=', id)
    .execute()

export const unlinkContact = (tx: Tx, id: string, roleId: string) =>
  tx.updateTable('accounts').set({ contactId: null, roleId, modifiedAt: clockTime }).where('id', '=', id).execute()
