import { useRef } from 'react'
import type { Operation } from '#contract/operation.ts'
import type { Input, Output } from '../../api/request.ts'
import { confirm, type Question } from './confirm.ts'
import { sameInput, useWrite } from '../data/use-api.ts'

interface Confirmed<O extends Operation> extends Question {
  input: Input<O>
  /** What follows once it is done, such as the message that says so; after a refusal nothing does. */
  done?: (answer: Output<O>) => unknown
}

/** Writes after a question, one thing after the other and the very same thing once: `const { ask, pending } = useConfirmed(resendMail, (mail: Mail) => ({ input, title, … }))`. */
export function useConfirmed<O extends Operation, Thing = void>(
  operation: O,
  confirmedOf: (thing: Thing) => Confirmed<O>,
): { ask: (thing: Thing) => void; pending: boolean } {
  // What was confirmed and is not done yet, the one on its way first.
  const waiting = useRef<Confirmed<O>[]>([])
  const { run, pending } = useWrite(operation, { done: (answer) => waiting.current[0]?.done?.(answer) })
  const ask = async (thing: Thing) => {
    const confirmed = confirmedOf(thing)
    const { input, done: _, ...question } = confirmed
    if (!(await confirm(question)) || waiting.current.some((one) => sameInput(one.input, input))) return
    waiting.current.push(confirmed)
    if (waiting.current.length > 1) return
    for (let next = confirmed as Confirmed<O> | undefined; next; next = waiting.current[0]) {
      await (run as (input: Input<O>) => Promise<unknown>)(next.input)
      waiting.current.shift()
    }
  }
  return { ask: (thing) => void ask(thing), pending }
}
