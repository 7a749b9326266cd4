import { useRef } from 'react'
import type { Operation } from '#contract/operation.ts'
import type { Input } from '../api/request.ts'
import { confirm, type Question } from './confirm.ts'
import { useWrite } from './use-api.ts'

interface Removal<O extends Operation> extends Pick<Question, 'title' | 'question' | 'confirmLabel'> {
  input: Input<O>
  /** What follows once it is gone, such as the message that says so; after a refusal nothing does. */
  removed?: () => unknown
}

/** Removes something after a question: `const { remove, pending } = useRemoval(deleteEvent, (event: Event) => ({ input, title, … }))`. */
export function useRemoval<O extends Operation, Thing = void>(
  operation: O,
  removalOf: (thing: Thing) => Removal<O>,
): { remove: (thing: Thing) => void; pending: boolean } {
  const removing = useRef<Removal<O> | null>(null)
  const { run, pending } = useWrite(operation, { done: () => removing.current?.removed?.() })
  const ask = async (thing: Thing) => {
    const removal = removalOf(thing)
    const { title, question, confirmLabel } = removal
    if (!(await confirm({ title, question, confirmLabel, danger: true })) || removing.current) return
    removing.current = removal
    await (run as (input: Input<O>) => Promise<unknown>)(removal.input)
    removing.current = null
  }
  return { remove: (thing) => void ask(thing), pending }
}
