import { expect, test } from 'vitest'
import { testPortal } from './testing/portal.ts'
import { issue, issueFor, readyHost } from './domains/licences/fixtures.ts'
import { version } from '#platform/installation/version.ts'

const portal = testPortal()
/** As if somebody had confirmed the clock when it showed another time. */
const knownTime = (from: string) =>
  portal.query(`INSERT INTO clock_confirmations (at, position, head_day)
    SELECT now() ${from}, position, (SELECT max(day) FROM ledger_heads) FROM ledger_end`)
const clock = async () => (await portal.call('administrator', 'GET', '/clock')).json
const ready = async () => (await portal.call(null, 'GET', '/health/ready')).json
const signHead = () => portal.run('ledger.signHead')

test.each([
  ['set back', "+ interval '6 minutes'", 'back', 'ledger.clockBack'],
  ['far ahead', "- interval '32 days'", 'ahead', 'ledger.clockAhead'],
])('a clock %s stops issuing and signing heads until somebody confirms it', async (_how, from, state, trouble) => {
  const host = await readyHost(portal)
  await issueFor(portal, host.id)
  expect(await clock()).toMatchObject({ state: 'right' })
  await knownTime(from)
  expect(await clock()).toMatchObject({ state })
  expect(await ready()).toEqual({ status: 'ready', version, troubles: [trouble] })
  const before = await portal.query('SELECT position FROM ledger_end')
  const answer = await issue(portal, host.id)
  expect([answer.status, answer.json.code]).toEqual([503, 'server.wrongClock'])
  const heads = await portal.query('SELECT count(*) FROM ledger_heads')
  await expect(signHead()).rejects.toMatchObject({ constraint: 'right_clock' })
  expect(await portal.query('SELECT position FROM ledger_end')).toEqual(before)
  expect(await portal.query('SELECT count(*) FROM ledger_heads')).toEqual(heads)
  // Everything else goes on.
  expect((await portal.call('licenser', 'GET', '/companies')).status).toBe(200)

  const confirmed = await portal.call('administrator', 'POST', '/clock/confirmation', {})
  expect([confirmed.status, confirmed.json.state]).toEqual([201, 'right'])
  await issueFor(portal, host.id)
  await issueFor(portal, host.id)
  expect(await ready()).toEqual({ status: 'ready', version })
  const [row] = await portal.query("SELECT * FROM audit_log WHERE operation = 'confirmClock' ORDER BY id DESC LIMIT 1")
  expect(row).toMatchObject({ account_email: 'administrator@wellenwerk.example', changes: { state: [state, 'right'] } })
})

test('after a clock set back was confirmed, later entries are what counts, and the word stays', async () => {
  await knownTime("- interval '20 days'")
  const host = await readyHost(portal)
  await issueFor(portal, host.id)
  const { known } = await clock()
  expect(Date.now() - Date.parse(known)).toBeLessThan(120_000)
  await expect(portal.query('DELETE FROM clock_confirmations')).rejects.toThrow('only grows')
})

test('a process of a version without the ledger is told that the database is away, and leaves nothing', async () => {
  const host = await readyHost(portal)
  const { id } = await issueFor(portal, host.id)
  const count = () => portal.query('SELECT count(*) FROM licences')
  const before = await count()
  const past =
    portal.query(`INSERT INTO licences (id, serial, host_id, holding_id, configuration_id, generation, key_id, file_name,
      bytes, sha256, start_date, issued_at)
    SELECT gen_random_uuid(), 990000, host_id, holding_id, configuration_id, 500, key_id, file_name, bytes, sha256,
      start_date, issued_at FROM licences WHERE id = '${id}'`)
  await expect(past).rejects.toMatchObject({ code: '57P03', constraint: 'licences_in_ledger' })
  expect(await count()).toEqual(before)
})
