import { z } from 'zod'

/** Work that can be queued: the name of its queue, and the shape of what is queued, which is JSON. */
export interface Task<P extends object = object> {
  name: string
  shape: z.ZodType<P>
}

/** What happened in a domain: the jobs of later domains that are on it are queued, each in its own queue. */
export interface Event<P extends object = object> extends Task<P> {
  isEvent: true
}

export type PayloadOf<T extends Task> = z.output<T['shape']>

type Fields = z.ZodRawShape
type Declared<F extends Fields> = Task<z.output<z.ZodObject<F>>>

/** Declares work of a domain, `<domain>.<verb>`. What an earlier release queued must still fit its fields. */
export function task(name: string): Task
export function task<F extends Fields>(name: string, fields: F): Declared<F>
export function task(name: string, fields: Fields = {}): Task {
  return { name, shape: z.object(fields) }
}

/** Declares an event for later domains, `<domain>.<what happened>`; it stands in the domain's `public.ts`. */
export const event = <F extends Fields>(name: string, fields: F): Declared<F> & { isEvent: true } => ({
  ...task(name, fields),
  isEvent: true,
})
