import { expect } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { type CallAnswer, type Encoding, type OldProgram, oldProgram } from './old-program.ts'
import type { TestPortal, Who } from './portal.ts'

type Fields = Record<string, unknown>

/**
 * One call as the documents describe it: who calls, how the program writes, the call, the fields of its body, and what is
 * to come of it. In every text `<name>` stands for what is known under that name.
 */
export type Row = [sentence: string, who: Who, encoding: Encoding, call: string, fields: Fields, outcome: Outcome]

interface Outcome {
  /** The data that comes back. */
  answers?: unknown
  /** Or the status and the words of the refusal. */
  refused?: [status: unknown, words?: unknown]
  /** What stands there afterwards; a number is the status of the reading call. `<answer>` is what the call answered. */
  reads?: [call: string, stands: unknown]
}

/** Nothing of others is shown; the documents leave open in which of the two ways. */
export const notOpen: unknown = expect.toBeOneOf([403, 404])

/** A list with such a record in it. */
export const listWith = (record: Fields): unknown => expect.arrayContaining([expect.objectContaining(record)])

/** Runs rows against a portal, one program for each account and way of writing. */
export function rowsOn(portal: TestPortal) {
  const known: Record<string, string> = {}
  const programs = new Map<Who, OldProgram>()

  async function program(who: Who, encoding: Encoding): Promise<OldProgram> {
    if (!programs.has(who)) {
      const fresh = oldProgram(portal)
      await fresh.signIn(`${who}@wellenwerk.example`, demoPassword)
      programs.set(who, fresh)
    }
    return programs.get(who)!.writing(encoding)
  }

  async function send(who: Who, encoding: Encoding, call: string, fields: Fields = {}): Promise<CallAnswer> {
    const [method, path] = filled(call, known).split(' ') as ['GET' | 'POST' | 'DELETE', string]
    const caller = await program(who, encoding)
    if (method === 'POST') return caller.post(path, filled(fields, known))
    return method === 'GET' ? caller.get(path) : caller.delete(path)
  }

  async function check(...[, who, encoding, call, fields, { answers, refused, reads }]: Row): Promise<void> {
    const answer = await send(who, encoding, call, fields)
    expect(answer, answer.message).toMatchObject(filled(expectedOf(answers, refused), known))
    if (!reads) return
    known['answer'] = String(answer.data)
    const [path, stands] = reads
    const read = await send(who, encoding, `GET ${path}`)
    expect(read, read.message).toMatchObject(
      typeof stands === 'number' ? { status: stands } : { status: 200, data: filled(stands, known) },
    )
  }

  return { known, send, check }
}

function expectedOf(answers: unknown, refused: Outcome['refused']): Fields {
  if (!refused) return { status: 200, ...(answers !== undefined && { data: answers }) }
  const [status, message] = refused
  return { status, ...(message !== undefined && { message }) }
}

/** The same value with what is known in its texts; matchers of the tests stay as they are. */
function filled<Value>(value: Value, known: Record<string, string>): Value {
  if (typeof value === 'string') {
    return value.replaceAll(/<(\w+)>/g, (_, name: string) => known[name] ?? `unknown ${name}`) as Value
  }
  if (Array.isArray(value)) return value.map((item: unknown) => filled(item, known)) as Value
  if (value === null || typeof value !== 'object') return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return fillMatcher(value, known)
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(item, known)])) as Value
}

function fillMatcher<Matcher extends object>(matcher: Matcher, known: Record<string, string>): Matcher {
  if ('sample' in matcher && typeof matcher.sample !== 'function') matcher.sample = filled(matcher.sample, known)
  return matcher
}
