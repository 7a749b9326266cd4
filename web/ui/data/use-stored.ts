import { useSyncExternalStore } from 'react'
import type { Store } from '../../api/store.ts'

/** What a store holds now; the component is drawn again when that changes. */
export const useStored = <T>({ get, subscribe }: Pick<Store<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(subscribe, get)
