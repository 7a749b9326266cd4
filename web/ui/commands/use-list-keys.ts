import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { usePageKey } from '../layout/page/use-page-key.ts'
import { commands, commandsOf } from './commands.ts'
import { isWriting, singleKeys } from './single-keys.ts'

const bodyRow = 'tbody > tr[tabindex]'
const steps: Partial<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

interface ListKeys {
  frame: RefObject<HTMLDivElement | null>
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/**
 * The keys of a list: j and k lead from row to row, x selects, Enter opens, a letter runs the action it stands by. Only
 * while the focus is in the list, never in a field; j leads into the first list of the page.
 */
export function useListKeys(list: string): ListKeys {
  const frame = useRef<HTMLDivElement>(null)
  const rows = () => [...(frame.current?.querySelectorAll<HTMLElement>(bodyRow) ?? [])]
  usePageKey('j', () => {
    const isFirst = document.querySelector(`main ${bodyRow}`) === rows()[0]
    if (!isFirst || frame.current?.contains(document.activeElement)) return false
    rows()[0]?.focus()
    return rows().length > 0
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event
    // What is drawn elsewhere, such as a dialog of a row, has keys of its own.
    if (!(target instanceof HTMLElement) || !frame.current?.contains(target)) return
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(target)) return
    const row = target.closest<HTMLElement>(bodyRow)
    const isRow = row === target
    const step = steps[key]
    if (key.length === 1 ? !singleKeys.get() : !isRow) return
    if (step !== undefined) {
      const all = rows()
      const next = row ? all[all.indexOf(row) + step] : all[0]
      next?.focus()
      next?.scrollIntoView({ block: 'nearest' })
    } else if (key === 'x') {
      row?.querySelector<HTMLElement>('[data-choice] input')?.click()
    } else if (key === 'Enter') {
      row?.querySelector('a')?.click()
    } else {
      const meant = commandsOf(commands.get().filter((one) => one.list === list)).find(({ letter }) => letter === key)
      if (!meant) return
      meant.run()
    }
    event.preventDefault()
  }
  return { frame, onKeyDown }
}
