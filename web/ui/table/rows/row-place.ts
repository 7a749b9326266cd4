import { createContext } from 'react'

/**
 * Where an action of a row is drawn: beside it, in the menu that holds what has no place there, or nowhere: while the menu
 * is closed its actions are commands of the row all the same.
 */
export const RowPlace = createContext<'row' | 'menu' | 'command'>('row')

/** The name of an action that shows a word: a user of voice control who says the visible word means this button (WCAG 2.5.3). */
export const nameWith = (word: string, text: string): string =>
  text.toLowerCase().includes(word.toLowerCase()) ? text : `${word}: ${text}`
