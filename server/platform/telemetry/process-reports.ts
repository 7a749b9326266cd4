import cluster, { type Worker } from 'node:cluster'
import { countedSoFar, type Snapshot } from './snapshot.ts'
import type { Readiness } from './metrics.ts'

/** What a server process says of itself; its figures only where they were asked for. */
interface ProcessReport {
  readiness: Readiness
  snapshot: Snapshot
}

/** What all server processes of a machine say, the one that asks among them. */
export interface ProcessReports {
  reports: ProcessReport[]
  /** How many did not answer in time. */
  silent: number
  /** What those counted that have ended or are silent: sums that fell would look like a restart to Prometheus. */
  absent: Snapshot
}

type WriteReport = (figures: boolean) => Promise<ProcessReport>
type AskReports = (figures: boolean) => Promise<ProcessReports>

/** From a process that wants to know, to the first one. */
interface Question {
  asks: number
  figures: boolean
}
/** From the first process to each. */
interface Request {
  round: number
  figures: boolean
}
interface Answer {
  answered: number
  report: ProcessReport
}
interface Reply extends ProcessReports {
  replied: number
}
type Message = { [field in keyof (Question & Request & Answer & Reply)]?: unknown }

/** Milliseconds the processes have to answer; readiness itself takes two seconds where the database is away. */
const patience = 2500
/** Milliseconds after which a process that asked speaks for itself alone. */
const longest = 4000

/** Asks all processes of this machine; a process that is the only one asks itself. */
export function openProcessReports(write: WriteReport): AskReports {
  const alone: AskReports = async (figures) => ({ reports: [await write(figures)], silent: 0, absent: [] })
  if (!cluster.isWorker) return alone
  const open = new Map<number, (reply: ProcessReports) => void>()
  let asked = 0
  process.on('message', (message: Message) => {
    if (message.round !== undefined) void answerRound(message as Request, write)
    if (message.replied === undefined) return
    const { replied, reports, silent, absent } = message as Reply
    open.get(replied)?.({ reports, silent, absent })
    open.delete(replied)
  })
  return (figures) =>
    new Promise((done, failed) => {
      const asks = ++asked
      const unanswered = setTimeout(() => {
        open.delete(asks)
        alone(figures).then(done, failed)
      }, longest)
      open.set(asks, (reply) => {
        clearTimeout(unanswered)
        // None are there yet where this process asks just when it starts. What is silent, it may be itself, is counted.
        if (reply.reports.length > 0 || reply.silent > 0) done(reply)
        else write(figures).then((own) => done({ ...reply, reports: [own] }), failed)
      })
      process.send?.({ asks, figures } satisfies Question)
    })
}

async function answerRound({ round, figures }: Request, write: WriteReport): Promise<void> {
  const report = await write(figures).catch(() => null)
  // The first process may be gone meanwhile.
  if (report && process.connected) process.send?.({ answered: round, report } satisfies Answer)
}

interface Round {
  reports: ProcessReport[]
  waiting: Set<Worker>
  ask: (reply: (reports: ProcessReports) => void) => void
  end: () => void
}

/** Lets the processes this one started speak for each other. The function for one answers what takes it in, once it serves. */
export function shareProcessReports(): (worker: Worker) => () => void {
  const members = new Set<Worker>()
  const counted = new Map<Worker, Snapshot>()
  const rounds = new Map<number, Round>()
  const current = new Map<boolean, Round>()
  let ended: Snapshot = []
  let adding = Promise.resolve()
  let begun = 0

  function begin(figures: boolean): Round {
    const number = ++begun
    const replies: ((reports: ProcessReports) => void)[] = []
    const timer = setTimeout(() => round.end(), patience)
    const tell = async () => {
      const silent = [...round.waiting].map((worker) => counted.get(worker) ?? [])
      await adding
      const absent = figures ? await countedSoFar([ended, ...silent]) : []
      const all = { reports: round.reports, silent: silent.length, absent }
      for (const reply of replies) reply(all)
    }
    const round: Round = {
      reports: [],
      waiting: new Set(members),
      ask: (reply) => void replies.push(reply),
      end() {
        clearTimeout(timer)
        rounds.delete(number)
        if (current.get(figures) === round) current.delete(figures)
        void tell()
      },
    }
    rounds.set(number, round)
    current.set(figures, round)
    for (const worker of members) worker.send({ round: number, figures } satisfies Request, () => undefined)
    if (members.size === 0) setImmediate(() => round.end())
    return round
  }

  function answered(worker: Worker, { answered: number, report }: Answer): void {
    if (report.snapshot.length > 0) counted.set(worker, report.snapshot)
    const round = rounds.get(number)
    if (!round?.waiting.delete(worker)) return
    round.reports.push(report)
    if (round.waiting.size === 0) round.end()
  }

  function leave(worker: Worker): void {
    if (!members.delete(worker)) return
    const last = counted.get(worker) ?? []
    counted.delete(worker)
    adding = adding.then(async () => void (ended = await countedSoFar([ended, last])))
    for (const round of rounds.values()) if (round.waiting.delete(worker) && round.waiting.size === 0) round.end()
  }

  return (worker) => {
    worker.on('message', (message: Message) => {
      if (message.answered !== undefined) answered(worker, message as Answer)
      if (message.asks === undefined) return
      const { asks, figures } = message as Question
      const round = current.get(figures) ?? begin(figures)
      round.ask((reports) => {
        if (worker.isConnected()) worker.send({ replied: asks, ...reports } satisfies Reply, () => undefined)
      })
    })
    worker.once('disconnect', () => leave(worker))
    // One that is killed in the middle of a message never says that it is disconnected.
    worker.once('exit', () => leave(worker))
    return () => void (worker.isConnected() && members.add(worker))
  }
}
