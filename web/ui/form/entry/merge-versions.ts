/** A field that another user saved differently from what this form began with. */
export interface Difference {
  field: string
  theirs: unknown
  /** What stood in the form when it was noticed. */
  mine: unknown
}

/** What was typed, merged with what another user saved meanwhile. */
interface Merged<V> {
  /** Fields only the other one changed are theirs, fields both changed stay as they were typed. */
  values: V
  differences: Difference[]
}

/** `base` is what both began with. */
export function mergeMeanwhile<V extends object>(base: V, mine: V, theirs: V): Merged<V> {
  const values = { ...mine }
  const differences: Difference[] = []
  for (const field of Object.keys(theirs) as (keyof V & string)[]) {
    if (same(theirs[field], base[field]) || same(theirs[field], mine[field])) continue
    differences.push({ field, theirs: theirs[field], mine: mine[field] })
    if (same(mine[field], base[field])) values[field] = theirs[field]
  }
  return { values, differences }
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
