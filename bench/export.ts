import { readFileSync } from 'node:fs'
import type { BenchServers } from './ground.ts'
import type { Effort } from './lists.ts'
import { median } from './measure.ts'
import { printTable } from './table.ts'

interface Taken {
  rows: number
  seconds: number
  /** Resident memory above what the server had before, at its highest, in MB. */
  memory: number
}

const lists = [
  { name: 'all contacts, CSV', list: 'listContacts', format: 'csv', query: {} },
  { name: 'all contacts by last name, CSV', list: 'listContacts', format: 'csv', query: { sort: 'lastName' } },
  { name: 'contacts found by a part, CSV', list: 'listContacts', format: 'csv', query: { search: 'ann' } },
] as const

/** Exports of the large set: how many rows a second, and how much memory above what the idle server has. */
export async function benchExport(ground: BenchServers, { rounds }: Effort): Promise<void> {
  const rows = []
  for (const { name, ...asked } of lists) {
    const taken: Taken[] = []
    for (let round = 0; round < Math.min(rounds, 2); round++) taken.push(await take(ground, asked))
    rows.push([
      name,
      String(taken[0]!.rows),
      median(taken.map(({ seconds }) => seconds)).toFixed(1),
      (taken[0]!.rows / median(taken.map(({ seconds }) => seconds))).toFixed(0),
      Math.max(...taken.map(({ memory }) => memory)).toFixed(0),
    ])
  }
  printTable(['export', 'rows', 's', 'rows/s', 'MB above idle'], rows)
}

async function take(ground: BenchServers, asked: object): Promise<Taken> {
  const { url, pid } = ground.keywerk
  const authorization = await ground.signIn()
  const idle = resident(pid)
  let highest = idle
  const watch = setInterval(() => (highest = Math.max(highest, resident(pid))), 20)
  try {
    const from = performance.now()
    const answer = await fetch(`${url}/api/exports`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    })
    if (answer.status !== 200 || !answer.body) throw new Error(`Exporting answered ${answer.status}`)
    let lines = 0
    for await (const chunk of answer.body) for (const byte of chunk) if (byte === 10) lines++
    return { rows: Math.max(0, lines - 1), seconds: (performance.now() - from) / 1000, memory: highest - idle }
  } finally {
    clearInterval(watch)
  }
}

const resident = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000
