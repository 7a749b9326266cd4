import type { LinkedAccount } from '#contract/sso-links.ts'
import { requireLockedCompany, requireVisibleCompany } from '#domains/companies/public.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { deleteIdentity, linkedAccounts } from './identity-queries.ts'
import { shownName } from './names.ts'

export async function readLinkedAccounts({ db, actor }: Read, companyId: string): Promise<{ items: LinkedAccount[] }> {
  await requireVisibleCompany(db, actor, companyId)
  const linked = await linkedAccounts(db, companyId)
  return {
    items: linked.map(({ accountId, email, linkedAt, lastUsedAt, ...names }) => ({
      accountId,
      email,
      subject: shownName(names),
      linkedAt,
      lastUsedAt,
    })),
  }
}

/** The next person the provider vouches for with the account's address is linked again. Running sessions go on. */
export async function unlinkAccount({ db, actor, audit }: Write, companyId: string, accountId: string): Promise<void> {
  await requireLockedCompany(db, actor, companyId)
  const names = (await deleteIdentity(db, companyId, accountId)) ?? fail('sso.notLinked')
  audit({ kind: 'account', id: accountId, before: { linkedSubject: shownName(names) } })
}
