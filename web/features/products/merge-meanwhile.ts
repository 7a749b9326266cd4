/** What somebody typed, brought together with what somebody else saved meanwhile. */
export interface Merged<V> {
  values: V
  /** Fields only the other one changed: taken over. */
  taken: (keyof V & string)[]
  /** Fields both changed: what was typed here stays. */
  contested: (keyof V & string)[]
}

/** `base` is what both began with. */
export function mergeMeanwhile<V extends object>(base: V, mine: V, theirs: V): Merged<V> {
  const merged: Merged<V> = { values: { ...mine }, taken: [], contested: [] }
  for (const field of Object.keys(theirs) as (keyof V & string)[]) {
    if (theirs[field] === base[field] || theirs[field] === mine[field]) continue
    if (mine[field] === base[field]) {
      merged.values[field] = theirs[field]
      merged.taken.push(field)
    } else merged.contested.push(field)
  }
  return merged
}
