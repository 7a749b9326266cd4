import type { Db, Tx } from '#platform/database/database.ts'

/** The account linked to a contact, else the one with its address that no contact has; `held` keeps it still until the transaction ends. */
export async function accountBehind(db: Db, { id, email }: { id: string; email: string | null }, held = false) {
  const query = db
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
  return held ? query.forUpdate('accounts').executeTakeFirst() : query.executeTakeFirst()
}

export const setRole = (tx: Tx, id: string, values: { roleId: string; disabled: boolean }) =>
  tx
    .updateTable('accounts')
    .set({ ...values, modifiedAt: new Date() })
    .where('id', '=', id)
    .execute()

export const unlinkContact = (tx: Tx, id: string, roleId: string) =>
  tx.updateTable('accounts').set({ contactId: null, roleId, modifiedAt: new Date() }).where('id', '=', id).execute()
