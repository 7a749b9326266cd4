import { useMediaQuery } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { chooseColumns, type ListView, listViews } from '#contract/views.ts'
import { useRead, useWrite } from '../../data/use-api.ts'
import type { ListQuery, ListState } from '../use-list-state.ts'

export interface Views {
  items: readonly ListView[]
  hidden: readonly string[]
  hide: (hidden: string[]) => void
  apply: (view: ListView) => void
  /** Search, filters and order as they stand. */
  query: Record<string, string>
}

const paging = new Set(['page', 'after', 'pageSize'])

/**
 * Which columns of a list a user hides, and the views of it that are saved; kept with the account. A user who
 * never chose sees the `spare` ones on wide screens alone.
 */
export function useViews(name: string, list: ListState<ListQuery>, spare: readonly string[]): Views {
  const wide = useMediaQuery('(min-width: 100em)')
  const { data } = useRead(listViews, { query: { list: name } }, { keep: true })
  const keep = useWrite(chooseColumns, { silent: true })
  // What was just chosen shows at once.
  const [chosen, setChosen] = useState<string[] | null>(null)
  // Columns are chosen faster than the server answers: what was chosen last is sent when it has.
  const unsent = useRef<string[] | null>(null)
  const sending = useRef(false)
  const send = async () => {
    if (sending.current) return
    sending.current = true
    for (let hidden = unsent.current; hidden; hidden = unsent.current) {
      unsent.current = null
      await keep.run({ params: { list: name }, body: { hidden } })
    }
    sending.current = false
  }
  const hide = (hidden: string[]) => {
    setChosen(hidden)
    unsent.current = hidden
    void send()
  }
  const state = Object.entries(list.query).filter(([key]) => !paging.has(key))
  return {
    items: data?.items ?? [],
    hidden: chosen ?? data?.hidden ?? (wide ? [] : spare),
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
