import { createContext, use } from 'react'

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
