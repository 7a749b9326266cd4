import type { MovePolicyRow } from '#contract/move-policies.ts'
import { requireProduct } from '#domains/products/public.ts'
import type { MovePolicy } from '#licence/move-rules.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { deletePolicy, policyOf, savePolicy } from './policy-queries.ts'

export async function readPolicy({ db }: Read, productId: string): Promise<{ policy: MovePolicyRow | null }> {
  await requireProduct(db, productId)
  return { policy: (await policyOf(db, productId)) ?? null }
}

export async function changePolicy(
  { db, actor, audit }: Write,
  productId: string,
  policy: MovePolicy,
  modifiedAt: string | undefined,
): Promise<MovePolicyRow> {
  await requireProduct(db, productId)
  const before = await policyOf(db, productId)
  const after = (await savePolicy(db, productId, policy, modifiedAt, actor.accountId)) ?? fail('request.conflict')
  audit({ kind: 'movePolicy', id: productId, before: before ?? null, after })
  return after
}

export async function removePolicy({ db, audit }: Write, productId: string): Promise<void> {
  await requireProduct(db, productId)
  const before = await policyOf(db, productId)
  await deletePolicy(db, productId)
  if (before) audit({ kind: 'movePolicy', id: productId, before, after: null })
}
