import { useCallback, useRef } from 'react'
import { store } from '../../../api/store.ts'
import { useStored } from '../../data/use-stored.ts'

const states = store<Readonly<Record<string, unknown>>>({})

/** State several pages of one area share (`/{product}configuration/…`); it ends when the area is left. */
export function useAreaState<T>(key: string, initial: T): [T, (value: T | ((old: T) => T)) => void] {
  const all = useStored(states)
  const first = useRef(initial)
  const set = useCallback(
    (value: T | ((old: T) => T)) => {
      const before = states.get()
      const old = key in before ? (before[key] as T) : first.current
      states.set({ ...before, [key]: typeof value === 'function' ? (value as (old: T) => T)(old) : value })
    },
    [key],
  )
  return [key in all ? (all[key] as T) : initial, set]
}

/** The first part of an address names its area. */
export const firstSegment = (path: string): string => path.split('/')[1] ?? ''

/** Forgets what the area's pages shared. */
export const leaveArea = (): void => states.set({})
