import { useState } from 'react'
import type { Selection } from '../table-props.ts'

interface Identified {
  id: string
}

interface Seen<Row> {
  /** Names the list, with the record it is of. */
  list: string
  /** Names what of the list is seen: the page, the search. */
  part: string
  /** undefined while they are not known. */
  rows: readonly Row[] | undefined
}

/**
 * The rows chosen, kept over the pages of their list. They go with it; and one that is not any more where it was chosen,
 * because it was deleted say, is chosen no longer: what is done with all of them may write to people.
 */
export function useSelection<Row extends Identified>({ list, part, rows }: Seen<Row>, nameOf: (row: Row) => string) {
  type Chosen = ReadonlyMap<string, { row: Row; part: string }>
  const [kept, setKept] = useState<{ list: string; chosen: Chosen }>({ list, chosen: new Map() })
  const there = new Map(rows?.map((row) => [row.id, row]))
  const still =
    kept.list !== list ? [] : [...kept.chosen].filter(([id, at]) => !rows || at.part !== part || there.has(id))
  const chosen: Chosen = new Map(still)
  // Dropped for good: it does not come back with the next page.
  if (kept.list !== list || still.length < kept.chosen.size) setKept({ list, chosen })

  const seen = rows ?? []
  const all = seen.length > 0 && seen.every(({ id }) => chosen.has(id))
  const change = (changed: readonly Row[], isOn: (row: Row) => boolean) => {
    const next = new Map(chosen)
    for (const row of changed)
      if (isOn(row)) next.set(row.id, { row, part })
      else next.delete(row.id)
    setKept({ list, chosen: next })
  }
  const selection: Selection<Row> = {
    has: ({ id }) => chosen.has(id),
    toggle: (row) => change([row], ({ id }) => !chosen.has(id)),
    toggleAll: () => change(seen, () => !all),
    all,
    some: seen.some(({ id }) => chosen.has(id)),
    nameOf,
  }
  return {
    selection,
    /** As they are now, where they are seen. */
    rows: still.map(([id, { row }]) => there.get(id) ?? row),
    clear: () => setKept({ list, chosen: new Map() }),
  }
}
