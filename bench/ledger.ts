import { randomUUID } from 'node:crypto'
import type { Chance } from '../demo/chance.ts'
import type { Call } from './api.ts'

/** One write with its Idempotency-Key; `id` is what its first answer made, null until one came. */
export interface Entry {
  kind: 'licence' | 'mail'
  key: string
  path: string
  body: object
  id: string | null
}

/** What the clients asked for and were answered, kept through every kill. */
export class Ledger {
  readonly entries: Entry[] = []
  /** Answers that must not be: another record for a key, or a refusal. */
  readonly wrong: string[] = []
  replays = 0

  add(kind: Entry['kind'], path: string, body: object): Entry {
    const entry: Entry = { kind, key: randomUUID(), path, body, id: null }
    this.entries.push(entry)
    return entry
  }

  /** Sends a write with its key, for the first time or again. Throws when the answer does not tell its outcome. */
  async settle(call: Call, entry: Entry): Promise<void> {
    const { status, json, replayed } = await call('POST', entry.path, entry.body, { 'idempotency-key': entry.key })
    if (status >= 500) throw new Error(`Answered ${status}.`)
    const id: string | undefined = json?.mailId ?? json?.id
    if (status !== 201 || id === undefined) this.wrong.push(`${entry.path} answered ${status} ${JSON.stringify(json)}`)
    else if (entry.id !== null && entry.id !== id) this.wrong.push(`key ${entry.key} made ${entry.id} and ${id}`)
    else entry.id = id
    if (replayed) this.replays++
  }

  unanswered = (): Entry[] => this.entries.filter(({ id }) => id === null)
  idsOf = (kind: Entry['kind']): string[] =>
    this.entries.flatMap((entry) => (entry.kind === kind && entry.id ? [entry.id] : []))
}

/**
 * A client that issues licences and sends each by mail until it is stopped or no answer comes. Now and then it sends
 * one write twice at the same moment, to two servers where there are two.
 */
export async function issueAndSend(
  ledger: Ledger,
  hosts: string[],
  calls: Call[],
  chance: Chance,
  stopped: () => boolean,
): Promise<void> {
  const write = async (entry: Entry) => {
    const twice = chance.below(4) === 0
    const [first, second] = chance.below(2) === 0 ? [calls[0]!, calls.at(-1)!] : [calls.at(-1)!, calls[0]!]
    await Promise.all([ledger.settle(first, entry), ...(twice ? [ledger.settle(second, entry)] : [])])
  }
  try {
    while (!stopped()) {
      const issue = ledger.add('licence', `/hosts/${chance.pick(hosts)}/licences`, {})
      await write(issue)
      const mail = { receiver: 'lizenz@messreihe.example', cc: [], comment: '', language: 'de' }
      if (issue.id !== null) await write(ledger.add('mail', `/licences/${issue.id}/mails`, mail))
    }
  } catch {
    // The server is gone; what has no answer is repeated after its restart.
  }
}

/** Sends writes once more with their keys, several at a time. */
export async function repeat(ledger: Ledger, call: Call, entries: Entry[]): Promise<void> {
  const left = [...entries]
  const worker = async () => {
    for (let entry = left.pop(); entry; entry = left.pop()) await ledger.settle(call, entry)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}
