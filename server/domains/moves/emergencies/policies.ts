import type { EmergencyPolicy, EmergencyPolicyRow } from '#contract/emergency-policies.ts'
import { requireProduct } from '#domains/products/public.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { deletePolicy, isMarked, policyOf, savePolicy } from './policy-queries.ts'

export async function readPolicy(
  { db }: Read,
  productId: string,
): Promise<{ policy: EmergencyPolicyRow | null; marked: boolean }> {
  await requireProduct(db, productId)
  return { policy: (await policyOf(db, productId)) ?? null, marked: await isMarked(db, productId) }
}

export async function changePolicy(
  { db, actor, audit }: Write,
  productId: string,
  policy: EmergencyPolicy,
  modifiedAt: string | undefined,
): Promise<EmergencyPolicyRow> {
  await requireProduct(db, productId)
  if (!(await isMarked(db, productId))) fail('emergencies.format')
  const before = await policyOf(db, productId)
  const after = (await savePolicy(db, productId, policy, modifiedAt, actor.accountId)) ?? fail('request.conflict')
  audit({ kind: 'emergencyPolicy', id: productId, before: before ?? null, after })
  return after
}

export async function removePolicy({ db, audit }: Write, productId: string): Promise<void> {
  await requireProduct(db, productId)
  const before = await policyOf(db, productId)
  await deletePolicy(db, productId)
  if (before) audit({ kind: 'emergencyPolicy', id: productId, before, after: null })
}
