import { store } from '../../api/store.ts'
import { useStored } from '../data/use-stored.ts'

const place = 'keywerk.singleKeys'

function stored(): boolean {
  try {
    return localStorage.getItem(place) !== 'off'
  } catch {
    return true
  }
}

/** Whether single letters and signs are keys of the page: they can be switched off in this browser (WCAG 2.1.4). */
export const singleKeys = store(stored())

export function switchSingleKeys(on: boolean): void {
  singleKeys.set(on)
  try {
    localStorage.setItem(place, on ? 'on' : 'off')
  } catch {
    // Without storage it holds until the page is closed.
  }
}

/** How an action tells its letter: nothing while letters are switched off. */
export function useLetter(letter: string | undefined) {
  const on = useStored(singleKeys)
  const shown = on && letter ? letter.toUpperCase() : undefined
  return {
    shown,
    /** The title of a button with the letter behind it. */
    titled: (title: string) => (shown ? `${title} (${shown})` : title),
    attributes: shown ? { 'aria-keyshortcuts': shown } : {},
  }
}

const written = /^(?:text|search|email|tel|url|password|number|date|time)$/

/** Whether text is typed there: a letter is a letter then. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return written.test(target.type)
  return target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName)
}
