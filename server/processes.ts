import cluster, { type Worker } from 'node:cluster'
import { shareCounters } from '#platform/limits/counters.ts'
import { ConfigurationError, type Configuration } from '#platform/installation/configuration.ts'
import { openLog } from '#platform/telemetry/log.ts'
import { numberVariable } from '#platform/telemetry/metrics.ts'
import { shareProcessReports } from '#platform/telemetry/process-reports.ts'
import { type SharedServices, prepare, serve } from './start.ts'

/** Where a process finds what the first one prepared: a variable of its environment. */
const servicesVariable = 'KEYWERK_SERVICES'
/** A process that ends sooner than this after its start is started again only after a pause, which doubles. */
const early = 10_000
const longestDrain = 200_000
const pauses = { first: 250, longest: 10_000 }

/**
 * Several processes on one port: this one prepares what they share and restarts those that end. `replace` replaces them
 * one after the other, each by one that already answers, so that no request is refused.
 */
export async function startProcesses(
  configuration: Configuration,
): Promise<{ stop(): Promise<void>; replace(): void }> {
  const log = openLog(configuration.LOG_LEVEL)
  const { services, announce, stop } = await prepare(configuration)
  const state = { ending: false }
  const count = shareCounters()
  const report = shareProcessReports()
  const numbers = new Set<number>()
  let pause = pauses.first
  /** Those whose successors are starting already: their end starts no other. */
  const succeeded = new Set<Worker>()

  /** Starts one and waits until it answers. Throws when it ends before. */
  async function add(): Promise<{ port: number }> {
    const number = firstFree(numbers)
    numbers.add(number)
    const worker = cluster.fork({ [servicesVariable]: JSON.stringify(services), [numberVariable]: String(number) })
    worker.once('exit', () => numbers.delete(number))
    count(worker)
    const serves = report(worker)
    // What is said to one that died meanwhile, connections handed to it among it. Without this it would end the portal.
    worker.on('error', (error) => log.warn({ err: error, pid: worker.process.pid }, 'a server process was not reached'))
    const port = await new Promise<number>((ready, failed) => {
      worker.on('message', ({ port }: { port?: number }) => port !== undefined && ready(port))
      worker.once('exit', (code) => failed(new ConfigurationError(`A server process ended with ${code} at its start.`)))
    })
    serves()
    const since = Date.now()
    worker.once('exit', (code, signal) => {
      if (state.ending || worker.exitedAfterDisconnect || succeeded.has(worker)) return
      log.error({ pid: worker.process.pid, code, signal }, 'a server process ended and is replaced')
      pause = Date.now() - since < early ? Math.min(pause * 2, pauses.longest) : pauses.first
      setTimeout(() => void addOne(), pause)
    })
    return { port }
  }

  async function addOne(): Promise<void> {
    while (!state.ending)
      try {
        return void (await add())
      } catch (error) {
        log.error({ err: error }, 'a server process could not be started')
        pause = Math.min(pause * 2, pauses.longest)
        await new Promise((wait) => setTimeout(wait, pause))
      }
  }

  let replacing = Promise.resolve()
  const replaceAll = async () => {
    for (const old of Object.values(cluster.workers ?? {})) {
      if (state.ending || !old || old.isDead()) continue
      // It may die at any moment from here on, and says so once.
      const gone = endOf(old)
      succeeded.add(old)
      try {
        await add()
      } catch (error) {
        // The old ones go on: a restart with a wrong setting stops nothing.
        succeeded.delete(old)
        if (old.isDead()) void addOne()
        return log.error({ err: error }, 'the server processes are not replaced')
      }
      // One that dies just now does not hear it; its end is all that is waited for.
      if (!old.isDead()) old.send('drain', () => undefined)
      // Longer than it may wait for its connections and jobs: then it hangs, and the others are to be replaced as well.
      const hangs = setTimeout(() => old.process.kill('SIGKILL'), longestDrain)
      await gone
      clearTimeout(hangs)
    }
    if (!state.ending) log.info('the server processes are replaced')
  }

  const stopAll = async () => {
    state.ending = true
    const living = Object.values(cluster.workers ?? {}).flatMap((worker) =>
      worker && !worker.isDead() ? [worker] : [],
    )
    await Promise.all(
      living.map((worker) => {
        const gone = endOf(worker)
        worker.process.kill('SIGTERM')
        return gone
      }),
    )
    await stop()
  }

  try {
    // As soon as one answers the portal is there.
    const { port } = await add()
    for (let more = 1; more < configuration.PROCESSES; more++) void addOne()
    await announce(port)
    return { stop: stopAll, replace: () => void (replacing = replacing.then(replaceAll)) }
  } catch (error) {
    await stopAll()
    throw error
  }
}

/** Prometheus knows a process by its number: one that takes another's place takes its number as well. */
function firstFree(taken: ReadonlySet<number>): number {
  let number = 1
  while (taken.has(number)) number++
  return number
}

const endOf = (worker: Worker) => new Promise<void>((gone) => worker.once('exit', () => gone()))

/** One of several processes: serves on what the first one prepared, and ends with it. */
export async function serveAsOne(configuration: Configuration): Promise<{ stop(): Promise<void> }> {
  const services = JSON.parse(process.env[servicesVariable] ?? '') as SharedServices
  let draining = false
  // Heard before it is there as well: all may be replaced while one of them still starts.
  const asked = new Promise<void>((drain) =>
    process.on('message', (message) => {
      if (message !== 'drain') return
      draining = true
      drain()
    }),
  )
  const running = await serve(configuration, services)
  void asked
    .then(() => running.drain())
    .then(() => running.stop())
    .finally(() => process.exit(0))
  // The first process is gone without a word, and with it the database it started; the port has no owner.
  process.on('disconnect', () => {
    if (!draining) void running.stop().finally(() => process.exit(1))
  })
  process.send?.({ port: running.port })
  return running
}
