import { createContext, use, useEffect, useId, useRef } from 'react'
import { store } from '../../api/store.ts'

/** What can be done with the rows that are selected, or with the one that has the focus. */
export interface Command {
  id: string
  /** The list it is of. */
  list: string
  of: 'selection' | 'row'
  /** Names the action, and the row where it is of one: "Firma Voss GmbH löschen". */
  text: string
  /** The key that runs it while its list has the focus. */
  letter: string | undefined
  run: () => void
}

/** Those of the lists on the page; finder, letters and the overview of keys read them. */
export const commands = store<readonly Command[]>([])

/** The list a row or a batch bar stands in. */
export const CommandList = createContext('')

/** Whether the row has the focus. */
export const CurrentRow = createContext(false)

/** Those that count now: of what is selected, else of the row with the focus. */
export function commandsOf(all: readonly Command[]): readonly Command[] {
  const selected = all.filter(({ of }) => of === 'selection')
  return selected.length > 0 ? selected : all
}

type Offered = Pick<Command, 'of' | 'text'> & { letter?: string | undefined }

/** Offers a command while it is drawn; none where `offered` is false. */
export function useCommand(offered: Offered | false, run: () => void): void {
  const id = useId()
  const list = use(CommandList)
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  const { of, text, letter } = offered || { of: undefined, text: '', letter: undefined }
  useEffect(() => {
    if (!of) return undefined
    const others = () => commands.get().filter((one) => one.id !== id)
    commands.set([...others(), { id, list, of, text, letter, run: () => latest.current() }])
    return () => commands.set(others())
  }, [id, list, of, text, letter])
}
