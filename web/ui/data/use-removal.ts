import type { Operation } from '#contract/operation.ts'
import type { Input } from '../../api/request.ts'
import type { Question } from '../dialog/confirm.ts'
import { useConfirmed } from '../dialog/use-confirmed.ts'

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
  const { ask, pending } = useConfirmed(operation, (thing: Thing) => {
    const { removed, ...asked } = removalOf(thing)
    return { ...asked, danger: true, done: () => removed?.() }
  })
  return { remove: ask, pending }
}
