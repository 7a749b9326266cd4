import { createContext } from 'react'

/** Where a page lets its list put search, filters and menus: beside the title, so that more rows fit below. */
export const PageTools = createContext<HTMLElement | null>(null)
