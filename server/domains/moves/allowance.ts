import { type MoveAllowance, readMoveAllowance } from '#contract/moves.ts'
import { holdingOf } from '#domains/holdings/public.ts'
import { type MovePolicy, monthsBefore } from '#licence/move-rules.ts'
import type { Db } from '#platform/database/database.ts'
import type { Read } from '#platform/operations/operations.ts'
import { policyOf } from './policy-queries.ts'
import { arrivals, countedSince } from './queries.ts'

/** The policy of a product; null: licences of this product do not move here. */
export async function policyFor(db: Db, productId: string): Promise<MovePolicy | null> {
  const row = await policyOf(db, productId)
  if (!row) return null
  const { modifiedAt: _, ...policy } = row
  return policy
}

/** What a holding's moves come to at an instant. */
export async function usedMoves(db: Db, holdingId: string, policy: MovePolicy, now: Date) {
  const counted = await countedSince(db, holdingId, monthsBefore(now, policy.months))
  return { used: counted.reduce((sum, { count }) => sum + count, 0), counted }
}

export async function readAllowance({ db, actor }: Read, holdingId: string, now: Date): Promise<MoveAllowance> {
  const { product } = await holdingOf(db, actor, holdingId, readMoveAllowance)
  const policy = await policyFor(db, product.id)
  const lastMoves = firstOfEach(await arrivals(db, holdingId))
  if (!policy) return { policy, used: 0, left: 0, nextAt: null, lastMoves }
  const { used, counted } = await usedMoves(db, holdingId, policy, now)
  const left = Math.max(0, policy.moves - used)
  return { policy, used, left, nextAt: left > 0 ? null : nextFree(counted, used, policy), lastMoves }
}

const firstOfEach = (moves: { hostId: string; at: string }[]) => [
  ...new Map(moves.toReversed().map((move) => [move.hostId, move])).values(),
]

/** When enough of the counted moves are older than the period for one more; null when there never are any. */
function nextFree(
  counted: readonly { count: number; doneAt: string | null }[],
  used: number,
  { moves, months }: MovePolicy,
): string | null {
  if (moves === 0) return null
  let over = used
  for (const { count, doneAt } of counted) {
    over -= count
    if (over < moves && doneAt) {
      return periodEnd(doneAt, months)
    }
  }
  return null
}

/** Some months after an instant; into the next month where that one is too short: only then is the whole period over. */
export function periodEnd(since: string, months: number): string {
  const end = new Date(since)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end.toISOString()
}
