import { useState } from 'react'
import { chooseColumns, type ListView, listViews } from '#contract/views.ts'
import { useRead, useWrite } from '../use-api.ts'
import type { ListQuery, ListState } from './use-list-state.ts'

export interface Views {
  items: readonly ListView[]
  hidden: readonly string[]
  hide: (hidden: string[]) => void
  apply: (view: ListView) => void
  /** Search, filters and order as they stand. */
  query: Record<string, string>
}

const paging = new Set(['page', 'pageSize'])

/** Which columns of a list somebody does without, and the views of it that are saved; kept with the account. */
export function useViews(name: string, list: ListState<ListQuery>): Views {
  const { data } = useRead(listViews, { query: { list: name } }, { keep: true })
  const keep = useWrite(chooseColumns, { silent: true })
  // What was just chosen shows at once.
  const [chosen, setChosen] = useState<string[] | null>(null)
  const hide = (hidden: string[]) => {
    setChosen(hidden)
    void keep.run({ params: { list: name }, body: { hidden } })
  }
  const state = Object.entries(list.query).filter(([key]) => !paging.has(key))
  return {
    items: data?.items ?? [],
    hidden: chosen ?? data?.hidden ?? [],
    hide,
    apply(view) {
      const nothing = Object.fromEntries(state.map(([key]) => [key, undefined]))
      list.set({ ...nothing, ...view.query })
      hide(view.hidden)
    },
    query: Object.fromEntries(
      state.flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, String(value)]])),
    ),
  }
}
