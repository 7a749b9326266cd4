import type { z } from 'zod'
import type { Operation } from '#contract/operation.ts'

export type Who = 'administrator' | 'licenser' | 'customer' | 'customer2' | 'user' | 'student'

export interface Answer {
  status: number
  // Tests look into answers of every shape; what they expect they say in their assertions.
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  json: any
  headers: Record<string, string | string[] | number | undefined>
  bytes: Buffer
}

export type CallPortal = (
  who: Who | null,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>

// oxlint-disable-next-line typescript/no-explicit-any -- as the answers above
export type QueryPortal = <T extends object = any>(text: string, values?: unknown[]) => Promise<T[]>

type Empty = Record<string, never>
type Part<Name extends string, T> = Empty extends T ? { [N in Name]?: T } : { [N in Name]: T }
/** What an operation is asked with: what it needs must be there. */
type InputOf<O extends Operation> = Part<'params', z.input<O['params']>> &
  Part<'query', z.input<O['query']>> &
  Part<'body', z.input<O['body']>>

/** A refusal, to be expected with `rejects.toMatchObject({ code })`. */
export class Refusal extends Error {
  status: number
  code: string

  constructor({ name }: Operation, { status, json }: Answer) {
    super(`${name}: ${status} ${JSON.stringify(json)}`)
    this.status = status
    this.code = json?.code ?? ''
  }
}

interface AnyInput {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

/** Performs operations over HTTP; answers their output. Throws a Refusal for every refusal. */
export function askingOver(call: CallPortal) {
  function ask<O extends Operation>(
    who: Who | null,
    operation: O,
    ...input: Empty extends InputOf<O> ? [InputOf<O>?] : [InputOf<O>]
  ): Promise<z.output<O['output']>>
  async function ask(who: Who | null, operation: Operation, { params = {}, query = {}, body }: AnyInput = {}) {
    const { method } = operation
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!))
    const asked = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const answer = await call(
      who,
      method,
      asked.size > 0 ? `${path}?${asked.toString()}` : path,
      method === 'GET' ? body : (body ?? {}),
    )
    if (answer.status >= 300) throw new Refusal(operation, answer)
    return answer.status === 204 ? undefined : answer.json
  }
  return ask
}

export type AskPortal = ReturnType<typeof askingOver>
