import { beforeAll, expect, test } from 'vitest'
import { listCampaignRows } from '#contract/campaign-lists.ts'
import { readCampaign } from '#contract/campaigns.ts'
import { listCompanies } from '#contract/companies.ts'
import { readPassport } from '#contract/passports.ts'
import { readGlance } from '#contract/renewals.ts'
import { portalDay } from '#contract/time-zone.ts'
import { addDays } from '#licence/days.ts'
import { endsOf } from '#licence/ends.ts'
import { readLicence } from '#licence/read-licence.ts'
import { newHolding, newHost } from './domains/licences/fixtures.ts'
import { correctEnds } from './domains/licences/passports/ends-queries.ts'
import { remind } from './domains/renewals/reminders.ts'
import { testPortal } from './testing/portal.ts'
import { noJobs } from '#platform/jobs/no-jobs.ts'

const portal = testPortal()
const today = portalDay(new Date())
const moduleEnd = addDays(today, 20)
const staff = { email: 'enden@wellenwerk.example', language: 'de' } as const

/** A product whose modules all end in 20 days, on a machine without an end: the reported case. */
let product: Awaited<ReturnType<typeof newHolding>>
beforeAll(async () => {
  product = await portal.given.fullHolding({ end: moduleEnd })
  const host = await newHost(portal, product, { startDate: '2020-01-01', endDate: null, unlimited: true })
  expect((await portal.call('licenser', 'POST', `/hosts/${host.id}/licences`, {})).status).toBe(201)
})

test('the passport names the end of the modules, on the page and on paper', async () => {
  const answer = await portal.ask('licenser', readPassport, { params: { id: product.id } })
  const ends = { state: 'soon', day: moduleEnd, days: 20, part: false, graceLeft: 0 }
  expect([answer.validity, answer.hosts[0]!.validity]).toEqual([ends, ends])
})

test('glance and calendar tell it', async () => {
  const answer = await portal.ask('licenser', readGlance, { params: { id: product.holder.id } })
  expect(answer.ends).toMatchObject([{ endDay: moduleEnd, days: 20, whole: true }])
  const calendar = await portal.call('licenser', 'GET', `/companies/${product.holder.id}/licence-ends.ics`)
  expect(calendar.bytes.toString()).toContain(`DTSTART;VALUE=DATE:${moduleEnd.replaceAll('-', '')}`)
})

test('the list of companies tells it', async () => {
  const answer = await portal.ask('licenser', listCompanies, {
    query: { search: product.holder.customerNumber },
  })
  expect(answer.items[0]!.licences).toEqual({ state: 'soon', day: moduleEnd })
})

test('staff are reminded', async () => {
  await remind(portal.jobCall({ jobs: noJobs, staff }), today)
  const mails = await portal.database.db
    .selectFrom('mails')
    .select('textBody')
    .where('receiver', '=', staff.email)
    .execute()
  expect(mails.map(({ textBody }) => textBody).join()).toContain(product.holder.customerNumber)
})

test('a campaign for what ends before a day finds it, by its modules or by its machine', async () => {
  const machineEnd = addDays(today, 300)
  const other = await portal.given.fullHolding()
  const host = await newHost(portal, other, { startDate: '2020-01-01', endDate: machineEnd })
  expect((await portal.call('licenser', 'POST', `/hosts/${host.id}/licences`, {})).status).toBe(201)
  const found = async (companyNumber: string, endsBefore: string) => {
    const { json } = await portal.call('administrator', 'POST', '/campaigns', {
      name: `Vor ${endsBefore}`,
      filter: { endsBefore, search: companyNumber },
      change: { kind: 'extendEnd', moduleId: null, months: 12, hosts: true },
      issue: false,
    })
    expect(json.code).toBeUndefined()
    await expect
      .poll(async () => (await portal.ask('administrator', readCampaign, { params: { id: json.id } })).state)
      .toBe('checked')
    return (await portal.ask('administrator', listCampaignRows, { params: { id: json.id } })).total
  }
  expect(await found(product.holder.customerNumber, moduleEnd)).toBe(0)
  expect(await found(product.holder.customerNumber, addDays(moduleEnd, 1))).toBe(1)
  expect(await found(other.holder.customerNumber, machineEnd)).toBe(0)
  expect(await found(other.holder.customerNumber, addDays(machineEnd, 1))).toBe(1)
})

test('the database and the library tell the same ends of every licence there is', async () => {
  const rows = await portal.query<{ bytes: Buffer; days: string[]; open: boolean }>(
    `SELECT bytes, array_to_json(array_remove(ends, 'infinity')) AS days, 'infinity' = ANY(ends) AS open FROM licences`,
  )
  expect(rows.length).toBeGreaterThan(5)
  for (const { bytes, days, open } of rows) {
    const read = readLicence(new Uint8Array(bytes))
    expect(read.ok && endsOf(read.licence)).toEqual({ days, open })
  }
})

test('the ends the database keeps are those of the licences, and what was changed past it is corrected', async () => {
  const kept = () =>
    portal.query('SELECT subject_id, place, day::text, whole, holding_id, host_id FROM live_ends ORDER BY 1, 2')
  const before = await kept()
  expect(before.length).toBeGreaterThan(10)
  // Nothing was wrong: all demo data and what the tests above wrote came in through the triggers.
  expect(await portal.database.db.transaction().execute((tx) => correctEnds(tx))).toBe(0)
  const [first, ...others] = before
  const second = others.find(({ subject_id }) => subject_id !== first.subject_id)
  const third = others.find(({ holding_id }) => holding_id !== second.holding_id)
  await portal.query('DELETE FROM live_ends WHERE subject_id = $1', [first.subject_id])
  await portal.query("UPDATE live_ends SET day = '2001-01-01' WHERE subject_id = $1 AND place = $2", [
    before.at(-1).subject_id,
    before.at(-1).place,
  ])
  // The day is right, all the rest is not.
  await portal.query(
    `UPDATE live_ends SET whole = NOT whole, holding_id = $3, host_id = gen_random_uuid() WHERE subject_id = $1 AND place = $2`,
    [second.subject_id, second.place, third.holding_id],
  )
  await portal.query("INSERT INTO live_ends VALUES (gen_random_uuid(), 1, '2030-01-01', true, $1)", [second.holding_id])
  await portal.run('licences.correctEnds')
  expect(await kept()).toEqual(before)
})
