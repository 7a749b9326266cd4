import { useRef } from 'react'
import type { Operation } from '#contract/operation.ts'
import type { Input, Output } from '../api/request.ts'
import { confirm, type Question } from './confirm.ts'
import { useWrite } from './use-api.ts'

interface Confirmed<O extends Operation> extends Question {
  input: Input<O>
  /** What follows once it is done, such as the message that says so; after a refusal nothing does. */
  done?: (answer: Output<O>) => unknown
}

/** Writes after a question: `const { ask, pending } = useConfirmed(resendMail, (mail: Mail) => ({ input, title, … }))`. */
export function useConfirmed<O extends Operation, Thing = void>(
  operation: O,
  confirmedOf: (thing: Thing) => Confirmed<O>,
): { ask: (thing: Thing) => void; pending: boolean } {
  const writing = useRef<Confirmed<O> | null>(null)
  const { run, pending } = useWrite(operation, { done: (answer) => writing.current?.done?.(answer) })
  const ask = async (thing: Thing) => {
    const confirmed = confirmedOf(thing)
    const { input, done: _, ...question } = confirmed
    if (!(await confirm(question)) || writing.current) return
    writing.current = confirmed
    await (run as (input: Input<O>) => Promise<unknown>)(input)
    writing.current = null
  }
  return { ask: (thing) => void ask(thing), pending }
}
