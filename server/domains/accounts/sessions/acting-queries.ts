import { languageOf } from '#contract/shapes.ts'
import type { Actor, SignedIn } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { permissionsOfRole } from '../queries.ts'

/** What people with these permissions see, by the company their contact belongs to. */
export const sightOf = (permissions: ReadonlySet<string>, companyId: string | null): Actor['sight'] =>
  permissions.has('companies.list')
    ? 'all'
    : permissions.has('students.list')
      ? 'people'
      : companyId === null
        ? 'contact'
        : 'company'

/** An account as it may act now, for work it began and left to the server; undefined when it may not sign in. */
export async function actingAccount(db: Db, accountId: string): Promise<SignedIn | undefined> {
  const found = await db
    .selectFrom('accounts')
    .innerJoin('roles', 'roles.id', 'accounts.roleId')
    .leftJoin('contacts', 'contacts.id', 'accounts.contactId')
    .select(['accounts.id', 'accounts.email', 'accounts.roleId', 'accounts.language', 'roles.name as role'])
    .select(['contacts.id as contactId', 'contacts.companyId'])
    .select(permissionsOfRole)
    .where('accounts.id', '=', accountId)
    .where('accounts.disabled', '=', false)
    .executeTakeFirst()
  if (!found) return undefined
  const { id, permissions, language, ...account } = found
  const granted = new Set(permissions)
  return {
    ...account,
    accountId: id,
    sessionId: null,
    permissions: granted,
    sight: sightOf(granted, account.companyId),
    language: languageOf(language),
  }
}
