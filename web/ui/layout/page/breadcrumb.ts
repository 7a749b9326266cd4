import { useRouterState } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useEffect } from 'react'
import { store } from '../../../api/store.ts'

/** An entry of the menu: where it leads and what it says. */
export interface MenuPlace {
  to: string
  text: string
}

/** Pages about one thing, which share an entry of the menu. */
export interface Subject {
  text: string
  /** The first is where the entry leads; `mark` stands behind the words, such as how many wait there. */
  pages: readonly (MenuPlace & { mark?: ReactNode })[]
}

export interface Breadcrumb {
  /** The entry of the menu the page belongs to, its first step; null where it belongs to none. */
  place: MenuPlace | null
  /** What the page shares its entry with; null where it has one of its own. */
  subject: Subject | null
  /** What its help is called, where that of the entry says too little of it. */
  help?: string | undefined
  /** Call with the title of the page once it is known, and with what the record belongs to, such as a company. */
  opened: (title: string, of?: string) => void
}

/** Provided by the shell. */
export const BreadcrumbContext = createContext<Breadcrumb>({ place: null, subject: null, opened: () => undefined })

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
