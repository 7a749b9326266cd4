import { useRouterState } from '@tanstack/react-router'
import { createContext, use, useEffect } from 'react'
import { store } from '../../api/store.ts'

/** An entry of the menu: where it leads and what it says. */
export interface MenuPlace {
  to: string
  text: string
}

export interface Way {
  /** The entry of the menu the page shown hangs at: the first step of its trail; null where it hangs at none. */
  place: MenuPlace | null
  /** To be told what the page shown is called, once that is known. */
  opened: (title: string) => void
}

/** Where the page shown is. The shell knows it. */
export const WayContext = createContext<Way>({ place: null, opened: () => undefined })

export const useWay = (): Way => use(WayContext)

/** Where the page at an address hangs, where its address alone does not tell. */
export const hanging = store<{ path: string; menu: readonly string[] } | null>(null)

/** For a page whose record decides where it hangs: the first of these entries that the account has; undefined: as its route says. */
export function useHangsAt(menu: readonly string[] | undefined): void {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => {
    if (!menu) return undefined
    hanging.set({ path, menu })
    return () => hanging.set(null)
  }, [path, menu])
}
