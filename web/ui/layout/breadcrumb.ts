import { useRouterState } from '@tanstack/react-router'
import { createContext, use, useEffect } from 'react'
import { store } from '../../api/store.ts'

/** An entry of the menu: where it leads and what it says. */
export interface MenuPlace {
  to: string
  text: string
}

export interface Breadcrumb {
  /** The entry of the menu the page belongs to, its first step; null where it belongs to none. */
  place: MenuPlace | null
  /** What its help is called, where that of the entry says too little of it. */
  help?: string | undefined
  /** Call with the title of the page once it is known. */
  opened: (title: string) => void
}

/** Provided by the shell. */
export const BreadcrumbContext = createContext<Breadcrumb>({ place: null, opened: () => undefined })

export const useBreadcrumb = (): Breadcrumb => use(BreadcrumbContext)

/** The entries of the menu a page belongs to where its record, not its route, decides. */
export const menuEntryOverride = store<{ path: string; menu: readonly string[] } | null>(null)

/** For a page whose record decides which entry it belongs to: the first of these that the account has; undefined: as its route says. */
export function useMenuEntryOverride(menu: readonly string[] | undefined): void {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => {
    if (!menu) return undefined
    menuEntryOverride.set({ path, menu })
    return () => menuEntryOverride.set(null)
  }, [path, menu])
}
