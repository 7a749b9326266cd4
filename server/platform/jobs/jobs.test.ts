import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { z } from 'zod'
import { cloneTemplate } from '../../testing/portal.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { job, type JobRun } from './job.ts'
import { type JobRunner, jobRunner, putJobsBack, type RunnableJob } from './jobs.ts'
import { openLog } from '../telemetry/log.ts'
import { event, task } from './task.ts'

let url: string
let database: Database

beforeAll(async () => {
  url = await cloneTemplate()
  database = openDatabase(url, 2)
})
afterAll(() => database.close())

async function working(
  jobs: RunnableJob[],
  inside: (runner: JobRunner) => Promise<void>,
  look = 0.1,
  listen = true,
): Promise<void> {
  const runner = jobRunner(url, openLog('silent'), { pause: 0, look, listen })
  await runner.start(jobs)
  try {
    await inside(runner)
  } finally {
    await runner.stop()
  }
}

const byWords = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other))

const queue = async (name: string) => {
  const text = 'select expire_seconds, dead_letter from pgboss.queue where name = $1'
  return (await database.pool.query(text, [name])).rows
}

test('a further try, which nobody announces, comes with the next look', async () => {
  let tries = 0
  const job: RunnableJob = {
    name: 'test.again',
    handle: async () => {
      if (++tries < 3) throw new Error('not yet')
    },
  }
  await working([job], async (runner) => {
    await runner.send(task('test.again'), {})
    await expect.poll(() => tries).toBe(3)
  })
})

test('where statements are not prepared, as behind a pooler, jobs are looked for and nothing listens', async () => {
  let done = 0
  const listening = async () => {
    const text = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND query ILIKE 'LISTEN%'"
    return (await database.pool.query(text)).rowCount
  }
  const job: RunnableJob = { name: 'test.looked', handle: async () => void done++ }
  const inside = async (runner: JobRunner) => {
    await runner.send(task('test.looked'), {})
    await expect.poll(() => done).toBe(1)
    expect(await listening()).toBe(0)
  }
  await working([job], inside, 0.1, false)
  await working([job], () => expect.poll(listening).toBe(1))
})

test('an event queues every job that is on it, and each is queued by its own name as well', async () => {
  const happened = event('test.happened', { what: z.string() })
  const done: string[] = []
  const on = (name: string) => ({
    name,
    on: happened,
    handle: async (payload: object) => void done.push(`${name} ${happened.shape.parse(payload).what}`),
  })
  await working([on('test.one'), on('test.other')], async (runner) => {
    await runner.send(happened, { what: 'event' })
    // As an earlier release queued it.
    await runner.send(task('test.one'), { what: 'task' })
    await expect.poll(() => done.toSorted()).toEqual(['test.one event', 'test.one task', 'test.other event'])
  })
})

test('an event that no job is on is no failure; a task that no job does is one', async () => {
  await working([], async (runner) => {
    await runner.send(event('test.unheard', {}), {})
    await expect(runner.send(task('test.undone'), {})).rejects.toThrow('test.undone')
  })
})

test('what does not fit the fields of a task is not worked', async () => {
  const worked: object[] = []
  const { handle } = job(task('test.checked', { id: z.string() }), {
    handle: async (_, payload) => void worked.push(payload),
  })
  await handle({} as JobRun, { id: 'one', of: 'an earlier release' })
  await expect(handle({} as JobRun, { id: 1 })).rejects.toThrow('id')
  expect(worked).toEqual([{ id: 'one' }])
})

test('what failed for good is told, by whichever process looks next', async () => {
  const told: object[] = []
  const job: RunnableJob = {
    name: 'test.failing',
    tries: 2,
    handle: () => Promise.reject(new Error('never')),
    failed: async (payload) => void told.push(payload),
  }
  await working([job], async (runner) => {
    await runner.send(task('test.failing'), { of: 'this' })
    await expect.poll(() => told).toEqual([{ of: 'this' }])
  })
})

test('of those that failed for good, one that cannot be told does not repeat the others', async () => {
  const told: number[] = []
  const job: RunnableJob = {
    name: 'test.untold',
    handle: async () => {},
    failed: async (payload) => {
      const { at } = payload as { at: number }
      told.push(at)
      if (at === 1 && told.filter((one) => one === 1).length === 1) throw new Error('not told')
    },
  }
  await working([job], async () => {})
  const jobs = [0, 1, 2].map((at) => ({ name: 'test.untold.failed', data: { at } }))
  await putJobsBack(url, database.pool, jobs as never)
  await working([job], async () => {
    await expect.poll(() => told.toSorted((one, other) => one - other), { timeout: 20_000 }).toEqual([0, 1, 1, 2])
  })
})

test('a job that lay there before the start, or whose hour comes, is done', async () => {
  const done: object[] = []
  const job: RunnableJob = { name: 'test.waiting', handle: async (payload) => void done.push(payload) }
  await working([job], async () => {})
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false })
  await boss.start()
  await boss.send('test.waiting', { at: 'once' })
  await boss.send('test.waiting', { at: 'later' }, { startAfter: 1 })
  await boss.stop()
  await working([job], async () => {
    // In whichever order: where the start took a second, the hour of both has come.
    await expect.poll(() => done.toSorted(byWords)).toEqual([{ at: 'later' }, { at: 'once' }])
  })
})

test('a job put back long after its time is kept as long as one that is new', async () => {
  await putJobsBack(url, database.pool, [{ name: 'test.late', data: {}, startAfter: '2020-01-01T00:00:00Z' }])
  const { rows } = await database.pool.query<{ kept: boolean }>(
    `select start_after <= now() and keep_until > now() + '7 days' as kept from pgboss.job where name = 'test.late'`,
  )
  expect(rows).toEqual([{ kept: true }])
})

test('a hundred queues with nothing in them are asked about by one statement', async () => {
  const jobs = Array.from({ length: 50 }, (_, at) => ({ name: `test.idle-${at}`, handle: async () => {} }))
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  const countSent = (part: string) =>
    sent.mock.calls.flat().filter((one: unknown) => typeof one === 'string' && one.includes(part)).length
  const askings = () => countSent('SKIP LOCKED')
  const looks = () => countSent('as queue(name)')
  await working(jobs, async () => {
    // Each worker asks once when it begins.
    await expect.poll(askings).toBeGreaterThanOrEqual(100)
    const [asked, looked] = [askings(), looks()]
    await expect.poll(looks).toBeGreaterThanOrEqual(looked + 5)
    // Each queue asked by itself would make a hundred at every look.
    expect(askings() - asked).toBeLessThan(looks() - looked)
  })
  sent.mockRestore()
})

test('a queue another release made otherwise is changed with the start', async () => {
  const named = { name: 'test.changed', handle: async () => {} }
  await working([named], async () => {
    expect(await queue('test.changed')).toEqual([{ expire_seconds: 900, dead_letter: 'test.changed.failed' }])
  })
  await working([{ ...named, longest: 60, schedule: '0 3 * * *' }], async () => {
    expect(await queue('test.changed')).toEqual([{ expire_seconds: 60, dead_letter: 'test.changed.failed' }])
  })
  const crons = async () =>
    (await database.pool.query("select cron from pgboss.schedule where name = 'test.changed'")).rows
  expect(await crons()).toEqual([{ cron: '0 3 * * *' }])
  await working([{ ...named, schedule: '0 4 * * *' }], async () => {
    expect(await crons()).toEqual([{ cron: '0 4 * * *' }])
  })
  await working([{ ...named, schedule: null }], async () => {
    expect(await crons()).toEqual([])
  })
})

test('a database that was asked nothing but plain text leaves no connection behind', async () => {
  const admin = openDatabase(inject('postgresUrl'), 1)
  const { rows } = await admin.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  await admin.close()
  const alive = () => database.pool.query('select from pg_stat_activity where pid = $1', [rows[0]!.pid])
  await expect.poll(async () => (await alive()).rowCount).toBe(0)
})
