import type { Call, CallInput } from '../v0/call.ts'

/** Names in lower case that a call looked at, of its query and of its body. */
export interface ReadNames {
  query: Set<string>
  body: Set<string>
}

/** Notes from now on which names each call looks at, by `GET /contact`; `stop` ends it. */
export function trackFields(calls: readonly Call[]): { read: ReadonlyMap<string, ReadNames>; stop: () => void } {
  const read = new Map<string, ReadNames>()
  const undo: (() => void)[] = []
  for (const call of calls) {
    const names: ReadNames = { query: new Set(), body: new Set() }
    read.set(`${call.method} ${call.path}`, names)
    const { answer } = call
    call.answer = (ask, asked) => answer(ask, watched(asked, names))
    undo.push(() => void (call.answer = answer))
  }
  return { read, stop: () => undo.forEach((step) => step()) }
}

function watched(asked: CallInput, { query, body }: ReadNames): CallInput {
  const rows = asked.rows.map((row) => watching(row, body))
  return { ...asked, query: watching(asked.query, query), rows, body: rows[0] ?? asked.body }
}

const watching = <T extends object>(fields: T, names: Set<string>): T =>
  new Proxy(fields, {
    get(target, name) {
      if (typeof name === 'string') names.add(name)
      return Reflect.get(target, name) as unknown
    },
    has(target, name) {
      if (typeof name === 'string') names.add(name)
      return Reflect.has(target, name)
    },
  })
