import { expect, test } from 'vitest'
import { readLatestLedgerCheck, startLedgerCheck } from '#contract/ledger.ts'
import { testPortal } from '../../testing/portal.ts'
import { until } from '../../testing/until.ts'
import { checkLedger } from './check.ts'
import { ledgerChecks } from './full-check.ts'

const portal = testPortal()
const start = () => portal.ask('licenser', startLedgerCheck, { body: {} })
const latest = async () => (await portal.ask('licenser', readLatestLedgerCheck)).check
const ended = () => until(latest, (check) => check?.state !== 'running')
const id = '0197a5d0-0000-7000-8000-00000000c0de'

test('a job checks the whole ledger; what it found stays to be read', async () => {
  const { id: holdingId } = await portal.given.holdingOf('10023')
  const host = await portal.given.host({ holdingId, startDate: '2020-01-01', endDate: '2199-12-31' })
  await portal.given.licence(host.id)
  const started = await start()
  expect(started).toMatchObject({ state: 'running', checked: 0, found: null, startedBy: 'licenser@wellenwerk.example' })
  const done = (await ended())!
  expect(done).toMatchObject({ id: started.id, state: 'done', endedAt: expect.any(String) })
  expect(done.found).toMatchObject({ entries: started.entries, brokenAt: null, wrongHead: null, reasons: [] })
})

test('one runs at a time: who asks meanwhile is shown it', async () => {
  await portal.query(
    "INSERT INTO ledger_checks (id, state, entries, started_by) SELECT $1, 'running', 5, id FROM accounts WHERE email = 'licenser@wellenwerk.example'",
    [id],
  )
  const asked = await Promise.all([start(), start(), start()])
  expect(asked.map((one) => one.id)).toEqual([id, id, id])
  await ledgerChecks.job.failed?.(portal.jobCall(), { checkId: id })
  expect(await latest()).toMatchObject({ id, state: 'failed', found: null })
  expect((await start()).id).not.toBe(id)
  expect((await ended())?.state).toBe('done')
})

test('it says how far it is: of each entry the chain, and then the licence', async () => {
  const told: number[] = []
  const { db, signing } = portal.jobCall()
  const { entries } = await checkLedger(db, signing, async (checked) => void told.push(checked))
  expect(told.at(-1)).toBe(entries)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
})
