import { useState } from 'react'
import type { Selection } from './table-props.ts'

interface Identified {
  id: string
}

/** The rows chosen, kept over pages; `rows` are those that can be seen. */
export function useSelection<Row extends Identified>(rows: readonly Row[] | undefined, nameOf: (row: Row) => string) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const seen = rows ?? []
  const all = seen.length > 0 && seen.every(({ id }) => chosen.has(id))
  const change = (row: Row, on: boolean, to: Map<string, Row>) => (on ? to.set(row.id, row) : to.delete(row.id))
  const selection: Selection<Row> = {
    has: ({ id }) => chosen.has(id),
    toggle(row) {
      const next = new Map(chosen)
      change(row, !chosen.has(row.id), next)
      setChosen(next)
    },
    toggleAll() {
      const next = new Map(chosen)
      for (const row of seen) change(row, !all, next)
      setChosen(next)
    },
    all,
    some: seen.some(({ id }) => chosen.has(id)),
    nameOf,
  }
  return { selection, rows: [...chosen.values()], clear: () => setChosen(new Map()) }
}
