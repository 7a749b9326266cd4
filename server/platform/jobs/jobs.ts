import type { ClientBase } from 'pg'
import { fromKysely, type JobWithMetadata, PgBoss, type SendOptions } from 'pg-boss'
import type { Tx } from '../database/database.ts'
import { watchQueues } from './due-queues.ts'
import { isConnectionLost } from '../operations/failure.ts'
import type { Log } from '../telemetry/log.ts'
import type { Task } from './task.ts'
import { type OutageLog, outageLogOf } from '../telemetry/outage-log.ts'
import { fieldOf, messageOf } from '../record.ts'

/** A job as the queue runs it. */
export interface RunnableJob {
  name: string
  /** The event that queues it, apart from callers that queue it by its name. */
  on?: Task
  /** `end` records within a transaction that the job is done; throws where another process has the job by now. */
  handle(payload: object, end: (tx: Tx) => Promise<void>): Promise<void>
  failed?(payload: object): Promise<void>
  /** Null: it was scheduled once and is no longer. */
  schedule?: string | null
  longest?: number
  tries?: number
}

export interface Jobs {
  /** Queues a task, or the jobs that are on an event, to begin after so many seconds. */
  send<P extends object>(task: Task<P>, payload: NoInfer<P>, seconds?: number): Promise<void>
  /** Queues what an earlier job of this queue was queued with. */
  sendAgain(queue: string, payload: object): Promise<void>
  /** The same, but it commits or vanishes with the caller's transaction. */
  inTransaction(tx: Tx): Jobs
}

export interface JobRunner extends Jobs {
  start(jobs: readonly RunnableJob[]): Promise<void>
  /** Waits up to 20 s for running jobs; what is not done by then is put back. */
  stop(): Promise<void>
}

const longestPause = 15 * 60
const queueOptions = { notify: true, heartbeatSeconds: 10, expireInSeconds: 900 }
const failedEnd = '.failed'
const through = (tx: Tx) => fromKysely(tx.withoutPlugins())
const perJob = { includeMetadata: true, perJobResults: true } as const

interface Pace {
  /** Seconds before the second try; they double with each further one, up to 15 minutes. 0 tries again as soon as it is looked for. */
  pause: number
  /** Seconds between two checks for unannounced jobs, such as further tries. */
  look: number
  /** Whether scheduled jobs begin when their time has come. */
  scheduled: boolean
  /** Whether it is notified of jobs; a pooler in transaction mode leaves no connection that could be. */
  listen: boolean
  /** Connections for its statements at most, apart from the one that receives notifications. */
  connections: number
}

/** Jobs on the database: several processes share them and each runs once; a killed process's jobs are picked up again. */
export function jobRunner(databaseUrl: string, log: Log, pace: Partial<Pace> = {}): JobRunner {
  const { pause = 2, look = 2, scheduled = true, listen = true, connections = 4 } = pace
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: connections,
    schedule: scheduled,
    // A migration made it.
    createSchema: false,
    useListenNotify: listen,
    monitorIntervalSeconds: 10,
    superviseIntervalSeconds: 10,
  })
  const outages = outageLogOf(log)
  const disturbed = (error: unknown) =>
    outages.failed(isConnectionLost(error) || isRegistrationLost(error) ? 'away' : 'queue', 'looks', error)
  boss.on('error', disturbed)
  const tries = new Map<string, number>()
  const listeners = new Map<string, string[]>()
  let endWatch = () => {}
  const sendBy = (options: object): Pick<Jobs, 'send' | 'sendAgain'> => {
    const sendTo = async (queue: string, payload: object, startAfter = 0): Promise<void> => {
      await boss.send(queue, payload, {
        retryLimit: (tries.get(queue) ?? 5) - 1,
        retryDelay: pause,
        ...(pause > 0 && { retryBackoff: true, retryDelayMax: longestPause }),
        startAfter,
        ...options,
      })
    }
    return {
      async send({ name, ...declared }, payload, startAfter) {
        const queues = 'isEvent' in declared ? (listeners.get(name) ?? []) : [name]
        for (const queue of queues) await sendTo(queue, payload, startAfter)
      },
      sendAgain: (queue, payload) => sendTo(queue, payload),
    }
  }

  return {
    ...sendBy({}),
    inTransaction: (tx) => {
      const inside: Jobs = { ...sendBy({ db: through(tx) }), inTransaction: () => inside }
      return inside
    },
    async start(jobs) {
      for (const { name, on, tries: most = 5 } of jobs) {
        tries.set(name, most)
        if (on) listeners.set(on.name, [...(listeners.get(on.name) ?? []), name])
      }
      await boss.start()
      await makeQueues(boss, jobs.flatMap(queuesOf))
      await schedule(boss, jobs)
      const workers = new Map<string, string>()
      for (const job of jobs)
        for (const [queue, worker] of await work(boss, job, log, outages)) workers.set(queue, worker)
      endWatch = watchQueues(
        boss.getDb(),
        [...workers.keys()],
        look,
        (queue) => {
          const worker = workers.get(queue)
          if (worker !== undefined) boss.notifyWorker(worker)
        },
        disturbed,
        () => {
          outages.recovered('away')
          outages.recovered('queue')
        },
      )
    },
    stop() {
      endWatch()
      return boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}

// What pg-boss says of its connection for notifications has no code.
const isRegistrationLost = (error: unknown): boolean => messageOf(error).includes('channel registration was lost')

/**
 * A job that waits or was under way, with the tries it was queued with; backups of earlier releases do not know them.
 */
export interface WaitingJob
  extends Pick<SendOptions, 'retryLimit' | 'retryDelay' | 'retryBackoff' | 'retryDelayMax' | 'expireInSeconds'> {
  name: string
  data: object
  startAfter: string
}

/** Queues the jobs of a backup again, in the transaction of `client`; their queues are made as a start makes them. */
export async function putJobsBack(
  databaseUrl: string,
  client: Pick<ClientBase, 'query'>,
  jobs: readonly WaitingJob[],
): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2, supervise: false, schedule: false })
  await boss.start()
  try {
    const left = [...new Set(jobs.map(({ name }) => name))]
    await makeQueues(
      boss,
      left.flatMap((name) => (name.endsWith(failedEnd) ? { name } : queuesOf({ name }))),
    )
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
    const now = new Date().toISOString()
    // Not before now: a queue deletes what was not done two weeks after its time.
    for (const { name, data, startAfter, ...tries } of jobs)
      await boss.send(name, data, { ...tries, startAfter: startAfter > now ? startAfter : now, db })
  } finally {
    await boss.stop()
  }
}

interface WantedQueue {
  name: string
  expireInSeconds?: number
  deadLetter?: string
}

// What failed for good goes to a queue of its own, so that a process killed in the last try cannot swallow it.
const queuesOf = ({ name, longest }: Pick<RunnableJob, 'name' | 'longest'>): WantedQueue[] => [
  { name: name + failedEnd },
  { name, deadLetter: name + failedEnd, ...(longest && { expireInSeconds: longest }) },
]

/**
 * Makes missing queues, and changes those another release made otherwise. One query shows which exist: nearly always
 * all.
 */
async function makeQueues(boss: PgBoss, wanted: readonly WantedQueue[]): Promise<void> {
  const standing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { name, ...own } of wanted) {
    const options = { ...queueOptions, ...own }
    const stands = standing.get(name)
    if (!stands) await boss.createQueue(name, options)
    else if (isOtherwise(stands, options)) await boss.updateQueue(name, options)
  }
}

const isOtherwise = <T extends object>(stands: T, wanted: Partial<T>): boolean =>
  Object.entries(wanted).some(([name, value]) => fieldOf(stands, name) !== value)

async function schedule(boss: PgBoss, jobs: readonly RunnableJob[]): Promise<void> {
  const standing = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const { name, schedule: wanted } of jobs) {
    if (wanted === null && standing.has(name)) await boss.unschedule(name)
    if (wanted && standing.get(name) !== wanted) await boss.schedule(name, wanted, {}, { tz: 'UTC' })
  }
}

/** Works both queues of a job; returns the workers by their queues. */
async function work(
  boss: PgBoss,
  job: RunnableJob,
  log: Log,
  outages: OutageLog,
): Promise<[queue: string, worker: string][]> {
  // Workers are notified of jobs: when they are queued, and by the one check for what has come due in any queue.
  const polling = { pollingIntervalSeconds: 60, batchSize: 20, burstWhenBatchFull: true, ...perJob }
  // Each job of a batch ends for itself: one that fails repeats no other.
  const working = async (queue: string, handle: (job: JobWithMetadata) => Promise<void>): Promise<[string, string]> => {
    const each = async (one: JobWithMetadata) => {
      const { id, retryCount } = one
      try {
        await handle(one)
        return { id, status: 'completed' as const }
      } catch (error) {
        if (isConnectionLost(error)) outages.failed('away', 'jobs', error)
        else log.warn({ err: error, job: queue, id, try: retryCount + 1 }, 'job failed')
        return { id, status: 'failed' as const, output: { message: String(error) } }
      }
    }
    const worker = await boss.work<object, object, typeof polling>(queue, polling, (batch) =>
      Promise.all(batch.map(each)),
    )
    return [queue, worker]
  }
  return [
    await working(job.name + failedEnd, async ({ data }) => job.failed?.(data)),
    await working(job.name, ({ id, data, retryCount }) =>
      job.handle(data, async (tx) => {
        const ended = await boss.complete(job.name, { id, retryCount }, null, { db: through(tx) })
        // What it answers is documented, and left out of its types.
        if (fieldOf(ended, 'affected') !== 1) throw new Error('the job was taken up again meanwhile')
      }),
    ),
  ]
}
