import { beforeAll, expect, test } from 'vitest'
import { portalDay } from '#contract/time-zone.ts'
import { addDays, addMonths } from '#licence/days.ts'
import { testPortal, type Who } from '../../../testing/portal.ts'
import { workOutCosts } from '../costs/month-costs.ts'
import { countNeeds, needsAreDue } from './needs.ts'

const portal = testPortal()
const companies = [1, 2, 3].map((nr) => `0198c0de-7777-7000-8000-00000000000${nr}`)
const contactOf = (nr: number) => `0198c0de-7777-7000-8000-0000000000${10 + nr}`
const accountOf = (nr: number) => `0198c0de-7777-7000-8000-0000000000${50 + nr}`
const get = async (path: string, who: Who = 'administrator') => (await portal.call(who, 'GET', path)).json
const yesterday = addDays(portalDay(new Date()), -1)
let report = ''
let licenser = ''

async function streamed(id: string, company: number, person: number, at: string, minutes: number) {
  await portal.query(
    `INSERT INTO cloud_sessions (id, stream_user, contact_id, company_id, configuration_id, stack, started_at, seconds, report_id, run)
     VALUES ($1, 'n', $2, $3, $4, 'need-stack', $5, $6, $7, gen_random_uuid())`,
    [id, contactOf(person), companies[company], accountOf(company * 2), at, minutes * 60, report],
  )
}
async function counted(at?: Date): Promise<void> {
  const job = portal.jobCall()
  await job.transaction(({ db }) => workOutCosts(db))
  await countNeeds(at ? { ...job, clock: () => at } : job)
}
const needs = async (who: Who = 'administrator') =>
  (await get('/cloud-usage/needs?search=bedarfsbau&sort=name', who)).items

beforeAll(async () => {
  report = (await portal.query('SELECT id FROM cloud_reports LIMIT 1'))[0]!.id
  licenser = (await portal.query("SELECT id FROM accounts WHERE email = 'licenser@wellenwerk.example'"))[0]!.id
  await portal.query("INSERT INTO cloud_stacks (name, display_name) VALUES ('need-stack', 'Bedarf')")
  for (const [nr, id] of companies.entries()) {
    await portal.query(
      `INSERT INTO companies (id, customer_number, name, company_type_id, street, house_number, zip_code, city)
       VALUES ($1, $2, $3, (SELECT id FROM company_types LIMIT 1), 'Weg', '1', '20457', 'Hamburg')`,
      [id, String(99_810 + nr), `Bedarfsbau ${nr}`],
    )
    const [holding] = await portal.query(
      `INSERT INTO holdings (id, company_id, product_id)
       VALUES (gen_random_uuid(), $1, (SELECT id FROM products WHERE kind = 'cloud' LIMIT 1)) RETURNING id`,
      [id],
    )
    // Two accounts that run, with two places and one, and one that has ended.
    for (const [at, [seats, end]] of (
      [
        [2, '2099-01-01'],
        [1, '2099-01-01'],
        [9, '2021-01-01'],
      ] as const
    ).entries())
      await portal.query(
        `INSERT INTO cloud_configurations (id, holding_id, account_type_id, stack_id, seats, runtime, start_date, end_date)
         VALUES ($1, $2, (SELECT id FROM cloud_account_types LIMIT 1), (SELECT id FROM cloud_stacks WHERE name = 'need-stack'), $3, '-1', '2020-01-01', $4)`,
        [at === 2 ? accountOf(20 + nr) : accountOf(nr * 2 + at), holding!.id, seats, end],
      )
  }
  for (const nr of [0, 1, 2, 3, 4])
    await portal.query(
      `INSERT INTO contacts (id, company_id, salutation, first_name, last_name, email, search_text)
       VALUES ($1, $2, 'Frau', 'N', 'Bedarf', $3, search_form('Bedarf'))`,
      [contactOf(nr), companies[0], `bedarf${nr}@bedarfsbau.example`],
    )
})

test('places stand beside the people at once in 95 of 100 hours, with what one more or fewer costs, and advice', async () => {
  const month = addMonths(`${yesterday.slice(0, 7)}-01`, -1).slice(0, 7)
  await portal.query(
    'UPDATE cloud_cost_variables SET per_hour_cents = 0, per_login_month_cents = 0, server_month_cents = 0',
  )
  await portal.query(
    `INSERT INTO cloud_cost_variables (from_month, per_hour_cents, per_login_month_cents, server_month_cents) VALUES ($1, 6000, 0, 0)
     ON CONFLICT (from_month) DO UPDATE SET per_hour_cents = 6000, per_login_month_cents = 0, server_month_cents = 0`,
    [`${month}-01`],
  )
  // The first company: twenty hours with three at once, one of them with four. The second: one person alone.
  for (let hour = 0; hour < 20; hour++)
    for (let person = 0; person < (hour === 0 ? 4 : 3); person++)
      await streamed(
        `n-${hour}-${person}`,
        0,
        person,
        `${month}-0${1 + (hour % 5)}T${10 + Math.floor(hour / 5)}:00:00Z`,
        30,
      )
  await streamed('n-alone', 1, 4, `${month}-02T09:00:00Z`, 120)
  // Too long ago, and of today: neither counts.
  await streamed('n-old-0', 1, 0, `${addDays(yesterday, -90)}T09:00:00Z`, 60)
  await streamed('n-old-1', 1, 4, `${addDays(yesterday, -90)}T09:00:00Z`, 60)
  await streamed('n-today', 1, 0, `${addDays(yesterday, 1)}T09:00:00Z`, 60)
  await counted()
  // 61 times half an hour at 60 Euro come to 1830 Euro, among three at once 610 Euro a place; two hours alone to 120 Euro.
  expect(await needs()).toMatchObject([
    { name: 'Bedarfsbau 0', customerNumber: '99810', seats: 3, percentile: 3, peak: 4, placeCents: 61_000 },
    { name: 'Bedarfsbau 1', seats: 3, percentile: 1, peak: 1, placeCents: 12_000 },
    { name: 'Bedarfsbau 2', seats: 3, percentile: 0, peak: 0, placeCents: null },
  ])
  const first = (await get('/cloud-usage/needs?search=bedarfsbau&sort=-advice')).items
  expect(first.map((one: { name: string }) => one.name.at(-1))).toEqual(['0', '1', '2'])
  const body = { list: 'listCloudNeeds', params: {}, format: 'csv', language: 'de', timeZone: 'Europe/Berlin' }
  const asked = { search: 'bedarfsbau', sort: 'name' }
  const { bytes } = await portal.call('administrator', 'POST', '/exports', { ...body, query: asked })
  expect(bytes.toString('utf8').replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Firma;Kundennummer;Plätze;Gleichzeitig;Höchstens;Empfehlung;Mehr (Euro);Weniger (Euro)',
    'Bedarfsbau 0;99810;3;3;4;4 Plätze empfohlen;610;610',
    'Bedarfsbau 1;99811;3;1;1;Ein Platz genügt;120;0',
    'Bedarfsbau 2;99812;3;0;0;Nicht genutzt;;',
  ])
})

test('it is counted once a day and after reports, with a pause between', async () => {
  const { db } = portal.database
  // At noon: near midnight twenty minutes later is another day.
  const noon = new Date(`${addDays(yesterday, 1)}T12:00:00Z`)
  const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
  await counted(noon)
  expect(await needsAreDue(db, later(20))).toBe(false)
  await streamed('n-due', 1, 4, `${yesterday}T09:00:00Z`, 60)
  await portal.jobCall().transaction(({ db: tx }) => workOutCosts(tx))
  expect([await needsAreDue(db, later(1)), await needsAreDue(db, later(20))]).toEqual([false, true])
  await counted(noon)
  expect(await needsAreDue(db, later(24 * 60))).toBe(true)
})

test('fleet by fleet it is told in which hours somebody found no place; AWS refusing is no such thing', async () => {
  const refusal = (at: string, company: number, fleet: string, cause: string) =>
    portal.query(
      `INSERT INTO cloud_refusals (at, configuration_id, stack_id, fleet_name, cause)
       VALUES ($1, $2, (SELECT id FROM cloud_stacks WHERE name = 'need-stack'), $3, $4)`,
      [at, accountOf(company * 2), fleet, cause],
    )
  const at = (time: string) => `${yesterday}T${time}+00:00`
  await refusal(at('08:05'), 0, 'need-fleet', 'fleet')
  await refusal(at('08:55'), 0, 'need-fleet', 'seats')
  await refusal(at('09:00'), 1, 'need-fleet', 'seats')
  await refusal(at('10:00'), 0, 'need-fleet', 'away')
  await refusal(`${addDays(yesterday, -91)}T09:00:00Z`, 0, 'need-fleet', 'fleet')
  await refusal(at('11:00'), 1, 'other-fleet', 'fleet')
  const { since, fleets } = await get('/cloud-usage/refusals')
  expect(since).toBe(addDays(yesterday, -88))
  expect(fleets).toMatchObject([
    { name: 'Bedarf', hours: 2, full: 1, seats: 2, lastAt: `${yesterday}T09:00:00.000Z` },
    { name: 'Bedarf', hours: 1, full: 1, seats: 0 },
  ])
  expect(JSON.stringify(fleets)).not.toContain('fleet"')
  expect(JSON.stringify(fleets)).not.toMatch(/need-|other-/)
  const summer = new Date(`${yesterday}T08:00:00Z`).toLocaleString('de', { timeZone: 'Europe/Berlin', hour: 'numeric' })
  expect(fleets[0].clock[Number.parseInt(summer, 10)]).toMatchObject({ hours: 1, full: 1, seats: 1 })
})

test('whoever lacks cloud.all sees the places and refusals of companies they made, or whose account they made', async () => {
  const asked = async () => [
    (await needs('licenser')).map((one: { name: string }) => one.name),
    (await get('/cloud-usage/refusals', 'licenser')).fleets.map((one: { hours: number }) => one.hours),
  ]
  expect(await asked()).toEqual([[], []])
  await portal.query('UPDATE cloud_configurations SET created_by = $1 WHERE id = $2', [licenser, accountOf(1)])
  expect(await asked()).toEqual([['Bedarfsbau 0'], [1]])
})
