import { readFileSync } from 'node:fs'
import { type Answer, Connection } from './connection.ts'

export interface Subject {
  name: string
  url: string
  pid: number
  /** The next request of connection `at`, ready to be written. */
  next: (at: number) => Buffer
  /** Looks at what connection `at` was answered. */
  answered?: (at: number, answer: Answer) => void
}

export interface Round {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p95: number
  /** Milliseconds of the server process's own processor time for one request; null where the system does not tell. */
  cpu: number | null
}

/** Asks over some connections, each as fast as it is answered, for some seconds. Any answer but 200 or 201 throws. */
export async function measure(subject: Subject, connections: number, seconds: number): Promise<Round> {
  const { url, pid, next, answered, name } = subject
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(url)))
  const times: number[] = []
  const cpuBefore = cpuOf(pid)
  const began = performance.now()
  const until = began + seconds * 1000
  await Promise.all(
    open.map(async (connection, at) => {
      for (let from = performance.now(); from < until; ) {
        const answer = await connection.ask(next(at))
        const { status, body } = answer
        if (status !== 200 && status !== 201) throw new Error(`${name} answered ${status}: ${body.toString()}`)
        answered?.(at, answer)
        const now = performance.now()
        times.push(now - from)
        from = now
      }
    }),
  )
  const took = (performance.now() - began) / 1000
  const cpuAfter = cpuOf(pid)
  for (const connection of open) connection.close()
  times.sort((one, other) => one - other)
  return {
    perSecond: times.length / took,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    cpu: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / times.length,
  }
}

/** Rounds of two subjects taken in turns: whatever else the machine does meets both. */
export async function measureInTurns(
  subjects: [Subject, Subject],
  { connections, rounds, seconds }: { connections: number; rounds: number; seconds: number },
): Promise<[Round[], Round[]]> {
  const taken: [Round[], Round[]] = [[], []]
  for (const subject of subjects) await measure(subject, connections, Math.min(1, seconds))
  for (let round = 0; round < rounds; round++)
    for (const [at, subject] of subjects.entries()) taken[at]!.push(await measure(subject, connections, seconds))
  return taken
}

export const median = (values: number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

// utime and stime, the 14th and 15th field of /proc/<pid>/stat, in hundredths of a second.
export function cpuOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return null
  }
}
