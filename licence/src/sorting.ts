/** The order of items below one another. */

/** The sorting of the next item: one above the highest of its siblings, 0 when there are none. */
export const nextSorting = (siblings: readonly { sorting: number }[]): number =>
  siblings.reduce((next, { sorting }) => Math.max(next, sorting + 1), 0)

/**
 * A level-two name as lists show it: with its place in two digits ('03 Tragfähigkeit', counted from 1) when there is
 * more than one next to it. The name itself stays what it is.
 */
export const placedName = (name: string, place: number, siblings: number): string =>
  siblings > 1 ? `${String(place).padStart(2, '0')} ${name}` : name

/** The ids with one of them moved to another place, 0 the first; beyond an end it stays at that end. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((one) => one !== id)
  const at = Math.max(0, Math.min(place, others.length))
  return ids.includes(id) ? [...others.slice(0, at), id, ...others.slice(at)] : [...ids]
}
