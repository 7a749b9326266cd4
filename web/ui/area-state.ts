import { useCallback, useSyncExternalStore } from 'react'

type Listener = () => void

const states = new Map<string, unknown>()
const listeners = new Set<Listener>()

const subscribe = (listener: Listener) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const tell = () => {
  for (const listener of listeners) listener()
}

/** State several pages of one area share (`/{product}configuration/…`); it ends when the area is left. */
export function useAreaState<T>(key: string, initial: T): [T, (value: T) => void] {
  const value = useSyncExternalStore(subscribe, () => (states.has(key) ? (states.get(key) as T) : initial))
  const set = useCallback(
    (next: T) => {
      states.set(key, next)
      tell()
    },
    [key],
  )
  return [value, set]
}

/** The first part of an address names its area. */
export const areaOf = (path: string): string => path.split('/')[1] ?? ''

/** Forgets what the area's pages shared. */
export function leaveArea(): void {
  states.clear()
  tell()
}
