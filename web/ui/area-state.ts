import { useCallback, useSyncExternalStore } from 'react'
import { store } from '../api/store.ts'

const states = store<Readonly<Record<string, unknown>>>({})

/** State several pages of one area share (`/{product}configuration/…`); it ends when the area is left. */
export function useAreaState<T>(key: string, initial: T): [T, (value: T) => void] {
  const all = useSyncExternalStore(states.subscribe, states.get)
  const set = useCallback((value: T) => states.set({ ...states.get(), [key]: value }), [key])
  return [key in all ? (all[key] as T) : initial, set]
}

/** The first part of an address names its area. */
export const areaOf = (path: string): string => path.split('/')[1] ?? ''

/** Forgets what the area's pages shared. */
export const leaveArea = (): void => states.set({})
