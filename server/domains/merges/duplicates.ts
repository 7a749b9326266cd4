import type { Duplicate, MergeKind } from '#contract/merges.ts'
import type { Read } from '#platform/operations/operations.ts'
import { duplicatePairs, shownPairs } from './duplicate-queries.ts'
import { requireStaff } from './merge.ts'
import { readRecords } from './record-queries.ts'

/** Pairs that may be one, with what people tell them apart by. */
export async function listDuplicates(
  { db, actor }: Read,
  kind: MergeKind,
): Promise<{ items: Duplicate[]; nightly: boolean }> {
  requireStaff(actor, kind)
  const { pairs, nightly } = await duplicatePairs(db, kind)
  const records = await readRecords(
    db,
    kind,
    pairs.flatMap(({ first, second }) => [first, second]),
  )
  const known = new Map(records.map(({ record }) => [record.id, record]))
  const there = pairs.flatMap(({ first, second, ...rest }) => {
    const [a, b] = [known.get(first), known.get(second)]
    return a && b ? [{ id: `${first} ${second}`, first: a, second: b, ...rest }] : []
  })
  return { items: there.slice(0, shownPairs), nightly }
}
