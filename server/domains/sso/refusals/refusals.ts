import type { SsoRefusal } from '#contract/sso-refusals.ts'
import { requireVisibleCompany } from '#domains/companies/public.ts'
import type { Read } from '#platform/operations/operations.ts'
import { lastRefusals } from './refusal-queries.ts'

/** The last sign-ins of a company's people that were refused. */
export async function readRefusals({ db, actor }: Read, companyId: string): Promise<{ items: SsoRefusal[] }> {
  await requireVisibleCompany(db, actor, companyId)
  return { items: await lastRefusals(db, companyId) }
}
