import { expect, test } from 'vitest'
import { readLatestAuditCheck, startAuditCheck } from '#contract/audit.ts'
import { testPortal } from '../../testing/portal.ts'
import { until } from '../../testing/until.ts'
import { auditChecks, checkAudit, linkRows } from './chain.ts'

const portal = testPortal()
const start = () => portal.ask('administrator', startAuditCheck, { body: {} })
const latest = async () => (await portal.ask('administrator', readLatestAuditCheck)).check
const ended = () => until(latest, (check) => check?.state !== 'running')
const id = '0197a5d0-0000-7000-8000-00000000c0de'

test('a job checks the whole log; what it found stays to be read, and the log tells who asked', async () => {
  await portal.given.companyId('10023')
  await linkRows(portal.jobCall())
  const started = await start()
  expect(started).toMatchObject({
    state: 'running',
    checked: 0,
    found: null,
    startedBy: 'administrator@wellenwerk.example',
  })
  const done = (await ended())!
  expect(done).toMatchObject({ id: started.id, state: 'done', endedAt: expect.any(String) })
  expect(done.found).toMatchObject({ brokenAt: null, wrongHead: null, unlinked: 0 })
  expect(done.found?.entries).toBeGreaterThanOrEqual(started.entries)
  expect(
    await portal.query("SELECT record_kind, record_id FROM audit_log WHERE operation = 'startAuditCheck'"),
  ).toEqual([{ record_kind: 'auditCheck', record_id: started.id }])
})

test('one runs at a time: who asks meanwhile is shown it', async () => {
  await portal.query(
    "INSERT INTO audit_checks (id, state, entries, started_by) SELECT $1, 'running', 5, id FROM accounts WHERE email = 'administrator@wellenwerk.example'",
    [id],
  )
  const asked = await Promise.all([start(), start(), start()])
  expect(asked.map((one) => one.id)).toEqual([id, id, id])
  await auditChecks.job.failed?.(portal.jobCall(), { checkId: id })
  expect(await latest()).toMatchObject({ id, state: 'failed', found: null })
  expect((await start()).id).not.toBe(id)
  expect((await ended())?.state).toBe('done')
})

test('it says how far it is: of each row the chain, and then what stands beside it', async () => {
  const told: number[] = []
  const { entries } = await checkAudit(portal.jobCall(), async (checked) => void told.push(checked))
  expect(told.at(-1)).toBe(entries)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
})
