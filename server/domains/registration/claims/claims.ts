import { languageOf } from '#contract/shapes.ts'
import { accountBehind } from '#domains/accounts/public.ts'
import { requireVisibleCompany } from '#domains/companies/public.ts'
import { setCompany } from '#domains/contacts/public.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Call, Write } from '#platform/operations/operations.ts'
import { claimById, decide } from './claim-queries.ts'
import { assignedLetter, declinedLetter } from '../letters.ts'

type Of<B> = Call<{ id: string }, unknown, B>

/** Makes a person who registered for a company a contact of the one staff choose. */
export async function assignClaim(call: Of<{ companyId: string }>) {
  const { db, actor, params, body } = call
  const before = await claimToDecide(call, params.id)
  await requireVisibleCompany(db, actor, body.companyId)
  const decision = { state: 'assigned' as const, companyId: body.companyId }
  const claim = (await decide(db, params.id, decision, actor.accountId)) ?? fail('registration.claimDecided')
  // If the person became a contact of a company meanwhile, that one counts.
  const assigned = await setCompany(db, claim.contactId, body.companyId, actor.accountId)
  if (!assigned) fail('registration.claimDecided')
  return decided(call, before)
}

/** Leaves a person who registered for a company without one. */
export async function declineClaim(call: Write, id: string) {
  const { db, actor } = call
  const before = await claimToDecide(call, id)
  const decision = { state: 'declined' as const, companyId: null }
  if (!(await decide(db, id, decision, actor.accountId))) fail('registration.claimDecided')
  return decided(call, before)
}

type Claim = NonNullable<Awaited<ReturnType<typeof claimById>>>

const claimToDecide = async ({ db }: Write, id: string): Promise<Claim> =>
  (await claimById(db, id)) ?? fail('registration.claimNotFound')

async function decided(call: Write, before: Claim): Promise<Claim> {
  const { db, audit } = call
  const after = (await claimById(db, before.id)) ?? fail('registration.claimNotFound')
  await tell(call, after)
  audit({ kind: 'companyClaim', id: before.id, before, after })
  audit({
    kind: 'contact',
    id: before.contactId,
    before: { companyId: null },
    after: { companyId: after.companyId },
  })
  return after
}

/** Writes to the account that registered, unless it is deleted. */
async function tell(call: Write, claim: Claim): Promise<void> {
  const account = await accountBehind(call.db, { id: claim.contactId, email: null })
  if (!account) return
  const to = { email: account.email, language: languageOf(account.language) }
  const record = { kind: 'account', id: account.id }
  if (claim.state === 'assigned') await call.mail(to, assignedLetter, { company: claim.assignedName ?? '' }, { record })
  else await call.mail(to, declinedLetter, {}, { record })
}
