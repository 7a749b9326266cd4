import { createContext } from 'react'

/** Where an action of a row is drawn: beside it, or in the menu that holds what has no place there. */
export const RowPlace = createContext<'row' | 'menu'>('row')
