import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { readUsageSettings } from '#contract/cloud-costs.ts'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { testPortal } from '../../../testing/portal.ts'
import { watchBudgets } from './budget.ts'
import { type Budget, dueWarning, percentUsed } from './budget-rules.ts'

const portal = testPortal({ MAIL_STAFF: 'team@wellenwerk.example' })

describe('rules of a budget', () => {
  test('a stage is told once a month, the higher one after the lower, and never without a budget', () => {
    expect(percentUsed({ kind: 'hours', amount: 10 }, { seconds: 28_799, cents: 0 })).toBe(79)
    expect(percentUsed({ kind: 'hours', amount: 10 }, { seconds: 28_800, cents: 0 })).toBe(80)
    expect(percentUsed({ kind: 'cents', amount: 0 }, { seconds: 1, cents: 1 })).toBe(0)
    expect([
      dueWarning(79, 0),
      dueWarning(80, 0),
      dueWarning(99, 80),
      dueWarning(100, 80),
      dueWarning(250, 100),
    ]).toEqual([null, 80, null, 100, null])
    fc.assert(
      fc.property(fc.array(fc.nat(200), { maxLength: 30 }), (course) => {
        let warned = 0
        const told = course.flatMap((percent) => {
          const due = dueWarning(percent, warned)
          if (due !== null) warned = due
          return due === null ? [] : [due]
        })
        expect(new Set(told).size).toBe(told.length)
        expect(told).toEqual(told.toSorted((one, other) => one - other))
      }),
    )
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (seconds, cents) => {
        const none: Budget = { kind: 'none', amount: 5 }
        expect(percentUsed(none, { seconds, cents })).toBe(0)
      }),
    )
  })
})

describe('budgets of cloud accounts', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  let account = ''
  const watch = (at = now) => portal.jobCall({ clock: () => at }).transaction(watchBudgets)
  const set = (budget: object) =>
    portal.call('administrator', 'PUT', `/cloud-usage/accounts/${account}`, {
      costsShown: false,
      budgetKind: 'hours',
      budgetAmount: 10,
      budgetStops: false,
      ...budget,
    })
  const letters = async () =>
    (await portal.query("SELECT subject FROM mails WHERE template = 'cloudUsage.budget' ORDER BY id")).map(
      ({ subject }) => subject as string,
    )
  const stopped = async () =>
    (await portal.query('SELECT stopped_at FROM cloud_configurations WHERE id = $1', [account]))[0].stopped_at !== null
  const use = (month: string, hours: number) =>
    portal.database.pool.query(
      `INSERT INTO cloud_usage (month, configuration_id, stack, seconds, sessions) VALUES ($1, $2, 'budget', $3, 1)
       ON CONFLICT ON CONSTRAINT cloud_usage_key DO UPDATE SET seconds = excluded.seconds`,
      [month, account, hours * 3600],
    )

  beforeAll(async () => {
    const rows = await portal.query(
      "SELECT id FROM cloud_configurations AS c WHERE NOT EXISTS (SELECT FROM cloud_usage WHERE configuration_id = c.id AND month >= '2026-11-01') LIMIT 1",
    )
    account = rows[0].id
  })

  test('80 and 100 per cent are told once each, and nobody is stopped unless staff chose it', async () => {
    expect((await set({})).status).toBe(200)
    await use('2026-11-01', 7)
    await watch()
    expect(await letters()).toEqual([])
    await use('2026-11-01', 8)
    await Promise.all([watch(), watch(), watch()])
    expect(await letters()).toHaveLength(1)
    await use('2026-11-01', 12)
    await watch()
    await watch()
    const told = async () => (await letters()).map((subject) => /\d+ %/.exec(subject)?.[0])
    expect(await told()).toEqual(['80 %', '100 %'])
    // Saved with something else changed it is told no more than before; of another budget it is.
    const warned = await portal.query(
      `SELECT warned_month, warned_percent FROM cloud_usage_settings WHERE configuration_id = $1`,
      [account],
    )
    await set({ costsShown: true })
    const since = await portal.query(
      `SELECT warned_month, warned_percent FROM cloud_usage_settings WHERE configuration_id = $1`,
      [account],
    )
    expect(since).toEqual(warned)
    expect(await told()).toEqual(['80 %', '100 %'])
    await set({ budgetAmount: 11 })
    await watch()
    expect(await told()).toEqual(['80 %', '100 %', '100 %'])
    expect(await stopped()).toBe(false)
  })

  test('of two who set an account at once, the second is told; who says nothing of what they saw sets it', async () => {
    const read = () => portal.ask('administrator', readUsageSettings, { params: { id: other } })
    const put = (modifiedAt: string | null | undefined, budgetAmount: number) =>
      portal.call('administrator', 'PUT', `/cloud-usage/accounts/${other}`, {
        costsShown: false,
        budgetKind: 'hours',
        budgetAmount,
        budgetStops: false,
        modifiedAt,
      })
    const { id: other } = await cloudAccount(portal)
    expect((await read()).modifiedAt).toBeNull()
    const first = await Promise.all([put(null, 500), put(null, 600)])
    expect(first.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const { modifiedAt, budgetAmount } = await read()
    expect([500, 600]).toContain(budgetAmount)
    expect((await put(modifiedAt, 700)).json).toMatchObject({ budgetAmount: 700 })
    const late = await put(modifiedAt, 800)
    expect([late.status, late.json.code]).toEqual([409, 'request.conflict'])
    expect(late.json.details.by).not.toBe('')
    expect((await put(undefined, 900)).status).toBe(200)
  })

  test('it is told to the address of staff alone, and says that this is why', async () => {
    const rows = await portal.query(
      "SELECT DISTINCT receiver, text_body FROM mails WHERE template = 'cloudUsage.budget'",
    )
    for (const { receiver, text_body: text } of rows) {
      expect(receiver).toBe('team@wellenwerk.example')
      expect(text).toContain('Diese Adresse ist als die der Mitarbeiter hinterlegt')
      expect(text).not.toContain('Hauptansprechpartner')
    }
    expect(rows).not.toEqual([])
  })

  test('where staff chose it streaming stops, and goes on with the next month or a larger budget', async () => {
    await set({ budgetStops: true })
    await watch()
    // Within a minute it can be taken back.
    expect(await stopped()).toBe(false)
    await portal.query("UPDATE cloud_usage_settings SET modified_at = modified_at - interval '2 minutes'")
    await watch()
    expect(await stopped()).toBe(true)
    await watch(new Date('2026-12-01T00:00:00Z'))
    expect(await stopped()).toBe(false)
    await watch()
    expect(await stopped()).toBe(true)
    await set({ budgetStops: true, budgetAmount: 100 })
    await watch()
    expect(await stopped()).toBe(false)
  })
})
