import { expect, test } from 'vitest'
import { readInbox } from '#contract/today.ts'
import { testPortal, type Who } from '../../../testing/portal.ts'
import { watchBudgets } from './budget.ts'

// Nobody is written to here: MAIL_STAFF is not set.
const portal = testPortal()

test('without an address of staff a budget waits in the inbox of whoever sees the account, until it is larger', async () => {
  const [{ id, company }] = (await portal.query(
    `SELECT c.id, companies.name AS company FROM cloud_configurations AS c JOIN holdings ON holdings.id = c.holding_id
     JOIN companies ON companies.id = holdings.company_id
     WHERE c.created_by IS DISTINCT FROM (SELECT id FROM accounts WHERE email = 'licenser@wellenwerk.example')
       AND companies.created_by IS DISTINCT FROM (SELECT id FROM accounts WHERE email = 'licenser@wellenwerk.example') LIMIT 1`,
  )) as [{ id: string; company: string }]
  const month = (
    await portal.query("SELECT date_trunc('month', now() AT TIME ZONE 'Europe/Berlin')::date::text AS m")
  )[0]!.m
  const set = (budgetAmount: number) =>
    portal.call('administrator', 'PUT', `/cloud-usage/accounts/${id}`, {
      costsShown: false,
      budgetKind: 'hours',
      budgetAmount,
      budgetStops: false,
    })
  const waiting = async (who: Who = 'administrator') =>
    (await portal.ask(who, readInbox)).items.filter((one) => one.kind === 'budget')
  const watch = () => portal.jobCall().transaction(watchBudgets)
  const used = (hours: number) =>
    portal.query(
      `INSERT INTO cloud_usage (month, configuration_id, stack, seconds, sessions) VALUES ($1, $2, 'inbox', $3, 1)
       ON CONFLICT ON CONSTRAINT cloud_usage_key DO UPDATE SET seconds = excluded.seconds`,
      [month, id, Math.round(hours * 3600)],
    )
  const before = Number(
    (
      await portal.query(
        'SELECT coalesce(sum(seconds), 0)::float / 3600 AS h FROM cloud_usage WHERE configuration_id = $1 AND month = $2',
        [id, month],
      )
    )[0]!.h,
  )
  const budget = Math.ceil(before) + 100
  await set(budget)
  await used(budget * 0.85 - before)
  await watch()
  expect(await waiting()).toMatchObject([{ id, who: company, aboutDe: expect.stringMatching(/^80 % · /) }])
  // The other sees neither the account nor its budget.
  expect(await waiting('licenser')).toEqual([])
  await used(budget - before + 1)
  await watch()
  expect(await waiting()).toMatchObject([{ aboutDe: expect.stringMatching(/^100 % · /) }])
  await set(budget * 2)
  await watch()
  expect(await waiting()).toEqual([])
  expect(await portal.query("SELECT FROM mails WHERE template = 'cloudUsage.budget'")).toEqual([])
})

test('nothing is no budget: it is refused at its field', async () => {
  const [{ id }] = (await portal.query('SELECT id FROM cloud_configurations LIMIT 1')) as [{ id: string }]
  const put = (budgetKind: string, budgetAmount: number) =>
    portal.call('administrator', 'PUT', `/cloud-usage/accounts/${id}`, {
      costsShown: false,
      budgetKind,
      budgetAmount,
      budgetStops: true,
    })
  for (const kind of ['hours', 'cents']) {
    const { status, json } = await put(kind, 0)
    expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining('budgetAmount')])
  }
  expect((await put('none', 0)).status).toBe(200)
})
