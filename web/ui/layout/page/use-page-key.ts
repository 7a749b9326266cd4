import { useEffect, useRef } from 'react'
import { singleKeys } from '../../commands/single-keys.ts'

/** Whether a key is typed into a field, belongs to a dialog or is no key of the page. */
function isTaken(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement
  if (!singleKeys.get() || event.defaultPrevented) return true
  if (event.ctrlKey || event.metaKey || event.altKey || at.isContentEditable) return true
  return /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName) || document.querySelector('[role=dialog]') !== null
}

/** Listens for one key on the whole page, wherever nothing is being written. `press` answers false for: not meant here. */
export function usePageKey(key: string, press: () => boolean | void): void {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === key && !isTaken(event) && latest.current() !== false) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [key])
}
