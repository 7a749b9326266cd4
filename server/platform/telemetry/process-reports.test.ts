import type { Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { shareProcessReports } from './process-reports.ts'

/** A server process as the first one sees it, which answers every request with what it counted. */
class Process extends EventEmitter {
  readonly replies: { reports: unknown[]; silent: number; absent: { values: { value: number }[] }[] }[] = []
  answers = true
  connected = true
  readonly counted: number
  constructor(counted: number) {
    super()
    this.counted = counted
  }
  isConnected(): boolean {
    return this.connected
  }
  send(message: { round?: number; replied?: number }): void {
    if (message.replied !== undefined) this.replies.push(message as never)
    if (message.round === undefined || !this.answers) return
    const snapshot = [
      {
        name: 'keywerk_probe',
        help: '',
        type: 'counter',
        aggregator: 'sum',
        values: [{ value: this.counted, labels: {} }],
      },
    ]
    const report = { readiness: { status: 'ready', troubles: [], figures: {} }, snapshot }
    setImmediate(() => this.emit('message', { answered: message.round, report }))
  }
  /** Asks for the figures of all, and answers how many spoke, how many did not, and what the others had counted. */
  async ask(): Promise<[reports: number, silent: number, absent: number]> {
    const before = this.replies.length
    this.emit('message', { asks: 1, figures: true })
    while (this.replies.length === before) await new Promise((wait) => setTimeout(wait, 5))
    const { reports, silent, absent } = this.replies.at(-1)!
    const values = absent.flatMap((metric) => metric.values)
    return [reports.length, silent, values.reduce((sum, { value }) => sum + value, 0)]
  }
}

const two = () => {
  const report = shareProcessReports()
  const processes = [new Process(3), new Process(4)] as const
  for (const one of processes) report(one as unknown as Worker)()
  return processes
}

test('a process that ends is no longer waited for, whichever of its ends is heard; what it counted still counts', async () => {
  for (const end of ['disconnect', 'exit']) {
    const [one, other] = two()
    expect(await one.ask()).toEqual([2, 0, 0])
    Object.assign(other, { answers: false, connected: false })
    other.emit(end)
    expect(await one.ask(), end).toEqual([1, 0, 4])
  }
})

test('one that does not answer is told as silent, and what it counted still counts', async () => {
  const [one, other] = two()
  await one.ask()
  other.answers = false
  expect(await one.ask()).toEqual([1, 1, 4])
  other.answers = true
  expect(await one.ask()).toEqual([2, 0, 0])
})
