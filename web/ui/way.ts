import { createContext, use } from 'react'

/** An entry of the menu: where it leads and what it says. */
export interface MenuPlace {
  to: string
  text: string
}

/** The entry of the menu the page shown hangs at; null where it hangs at none. The shell knows it. */
export const WayContext = createContext<MenuPlace | null>(null)

/** The entry of the menu this page hangs at: the first step of its trail. */
export const useWay = (): MenuPlace | null => use(WayContext)
