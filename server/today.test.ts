import { expect, test, vi } from 'vitest'
import { issueLicence } from '#contract/licences.ts'
import { signIn } from '#contract/session.ts'
import { portalDay } from '#contract/time-zone.ts'
import { addDays, dayOf } from '#licence/days.ts'
import { demoPassword } from '../demo/accounts.ts'
import { newHost } from './domains/licences/fixtures.ts'
import { testPortal } from './testing/portal.ts'

const portal = testPortal()
const read = async (path: string) => (await portal.call('licenser', 'GET', path)).json

test('what was issued today counts today, this week and this month; what was issued long ago in its own month', async () => {
  const before = await read('/issued-licence-counts')
  const month = portalDay(new Date()).slice(0, 7)
  expect(before.months).toHaveLength(12)
  expect(before.months.at(-1).month).toBe(month)
  const host = await newHost(portal, await portal.given.fullHolding())
  const licence = await portal.ask('licenser', issueLicence, { params: { id: host.id } })
  const after = await read('/issued-licence-counts')
  expect([after.today, after.week]).toEqual([before.today + 1, before.week + 1])
  expect(after.months.at(-1).issued).toBe(before.months.at(-1).issued + 1)

  const [oldest] = after.months
  const change = `UPDATE licences SET issued_at = '${oldest.month}-15T12:00:00Z' WHERE id = $1`
  await portal.query('ALTER TABLE licences DISABLE TRIGGER USER')
  await portal.query(change, [licence.id])
  const moved = await read('/issued-licence-counts')
  expect([moved.today, moved.months[0].issued]).toEqual([before.today, oldest.issued + 1])
})

test('an hour before midnight by UTC it is the next day here: what is issued then counts for it', async () => {
  const before = await read('/issued-licence-counts')
  const host = await newHost(portal, await portal.given.fullHolding())
  const licence = await portal.ask('licenser', issueLicence, { params: { id: host.id } })
  const here = portalDay(new Date())
  const evening = `${dayOf(new Date())}T23:30:00Z`
  await portal.query('UPDATE licences SET issued_at = $2 WHERE id = $1', [licence.id, evening])
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(evening) })
  try {
    const session = { email: 'licenser@wellenwerk.example', password: demoPassword }
    const { accessToken } = await portal.ask(null, signIn, { body: session })
    const authorization = { authorization: `Bearer ${accessToken}` }
    const { json } = await portal.call(null, 'GET', '/issued-licence-counts', undefined, authorization)
    const tomorrow = addDays(dayOf(new Date()), 1)
    expect([json.today, json.months.at(-1).month]).toEqual([
      1 + (here === tomorrow ? before.today : 0),
      tomorrow.slice(0, 7),
    ])
  } finally {
    vi.useRealTimers()
  }
})

test('mails that failed for good count for a week', async () => {
  const { failed } = await read('/failed-mail-counts')
  const insert = (ago: string) =>
    portal.database.pool.query(
      `INSERT INTO mails (id, template, language, sender, sender_name, receiver, cc, subject, text_body, html_body, attachments, state, created_at)
       SELECT gen_random_uuid(), 'x', 'de', 'a@b.example', 'A', 'c@d.example', '{}', 's', 't', '', '[]', 'failed', now() - $1::interval`,
      [ago],
    )
  await insert('6 days')
  await insert('8 days')
  expect((await read('/failed-mail-counts')).failed).toBe(failed + 1)
})
