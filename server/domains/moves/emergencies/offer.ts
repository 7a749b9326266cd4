import { portalDay } from '#contract/time-zone.ts'
import { type EmergencyOffer, readEmergencyOffer } from '#contract/emergencies.ts'
import type { EmergencyPolicy } from '#contract/emergency-policies.ts'
import { hasFactor } from '#domains/accounts/public.ts'
import { type HoldingFacts, holdingOf } from '#domains/holdings/public.ts'
import { boundHosts } from '#licence/binding.ts'
import { monthsBefore } from '#licence/move-rules.ts'
import type { Db } from '#platform/database/database.ts'
import type { Read } from '#platform/operations/operations.ts'
import { periodEnd } from '../allowance.ts'
import { policyOf } from './policy-queries.ts'
import { machinesOfHolding, takenSince } from './queries.ts'

/** How long they count: a number "per year" is one of the last twelve months. */
const months = 12

/** What a holder has taken of a product and has left; `nextAt` is when the next one is free again. */
export async function usedOf(
  db: Db,
  { holder, product }: Pick<HoldingFacts, 'holder' | 'product'>,
  { perYear }: Pick<EmergencyPolicy, 'perYear'>,
  now: Date,
): Promise<Pick<EmergencyOffer, 'used' | 'left' | 'nextAt'>> {
  const taken = await takenSince(db, holder, product.id, monthsBefore(now, months))
  const left = Math.max(0, perYear - taken.length)
  const next = taken[taken.length - perYear]
  return { used: taken.length, left, nextAt: left > 0 || next === undefined ? null : periodEnd(next, months) }
}

/** The policy of a holding's product; null where none is given out, or where its licences cannot say so. */
export async function policyFor(db: Db, { product }: Pick<HoldingFacts, 'product'>): Promise<EmergencyPolicy | null> {
  const row = await policyOf(db, product.id)
  return row ? { days: row.days, perYear: row.perYear } : null
}

export async function readOffer({ db, actor }: Read, holdingId: string, now: Date): Promise<EmergencyOffer> {
  const holding = await holdingOf(db, actor, holdingId, readEmergencyOffer)
  const { titleDe, titleEn, version, licenceFormat } = holding.product
  const product = { titleDe, titleEn, version }
  const policy = await policyFor(db, holding)
  const factor = actor.accountId !== null && (await hasFactor(db, actor.accountId))
  if (!policy || licenceFormat !== 3 || holding.disabled)
    return { product, policy: null, used: 0, left: 0, nextAt: null, factor, machines: [] }
  const machines = (await machinesOfHolding(db, holdingId, portalDay(now))).map(({ hostId, binding, hosts }) => ({
    hostId,
    binding,
    machines: hosts.slice(0, boundHosts({ binding, hosts }).length),
  }))
  return { product, policy, ...(await usedOf(db, holding, policy, now)), factor, machines }
}
