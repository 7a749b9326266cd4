import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import type { z } from 'zod'
import type { ListOperation } from '#contract/list.ts'

/** What every list operation's query knows. */
export interface ListQuery {
  page: number
  /** The key of the last row before the page, where it was turned to from there. */
  after?: string | undefined
  pageSize: number
  sort?: string | undefined
  search: string
}

export interface ListState<Q> {
  /** The operation's query as the address holds it; ready for `useRead(operation, { query: list.query })`. */
  query: Q
  /** The order shown when none is chosen. */
  defaultSort: string
  /**
   * Changes the address; everything but another page goes back to page 1. `undefined` removes a filter. `end` is the key
   * of the last row before the page that is turned to: it stands in no address, and a page that is returned to is read
   * by its number.
   */
  set(this: void, patch: Partial<Q>, end?: string): void
}

interface Options {
  /** A second list on one page keeps its state under this name: `contacts.page`. */
  name?: string
}

type QueryOf<O extends ListOperation> = z.output<O['query']> & ListQuery

/** The state of a list in the address, checked against the operation's query; what is not valid counts as not given. */
export function useListState<O extends ListOperation>(
  operation: O,
  { name }: Options = {},
): ListState<QueryOf<O>> & { operation: O } {
  type Q = QueryOf<O>
  const navigate = useNavigate()
  const address = useRouterState({ select: (state) => state.location.search as Record<string, unknown> })
  const prefix = name ? `${name}.` : ''
  const given = JSON.stringify(Object.entries(address).filter(([key]) => key.startsWith(prefix)))
  // The router reads `?search=10147` as a number; in an address everything is text.
  const addressed = useMemo(() => {
    const shape = (operation.query as unknown as { shape: Record<string, z.ZodType> }).shape
    const entries = (JSON.parse(given) as [string, unknown][]).map(
      ([key, value]) => [key.slice(prefix.length), String(value)] as const,
    )
    const valid = entries.filter(([key, value]) => key !== 'after' && shape[key]?.safeParse(value).success)
    return operation.query.parse(Object.fromEntries(valid)) as Q
  }, [operation, given, prefix])
  const here = JSON.stringify(addressed)
  const [turned, setTurned] = useState<{ to: string; after: string }[]>([])
  const after = turned.find(({ to }) => to === here)?.after
  const query = useMemo(() => (after === undefined ? addressed : { ...addressed, after }), [addressed, after])

  const set = useCallback(
    (patch: Partial<Q>, end?: string) => {
      const next = end === undefined ? [] : [{ to: JSON.stringify({ ...addressed, ...patch }), after: end }]
      // What is shown until the address has changed stays as it was read.
      setTurned((known) => [...known.filter(({ to }) => to === here), ...next])
      const change = 'page' in patch ? patch : { page: undefined, ...patch }
      const search = (old: Record<string, unknown>) => {
        const next = { ...old }
        for (const [key, value] of Object.entries(change)) next[prefix + key] = value === '' ? undefined : value
        if (next[`${prefix}page`] === 1) next[`${prefix}page`] = undefined
        return next
      }
      void navigate({ to: '.', search: search as never, replace: true, resetScroll: false })
    },
    [addressed, here, navigate, prefix],
  )
  return { operation, query, defaultSort: operation.list.sort, set }
}
