import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfiguration } from '#contract/configurations.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { checkConfiguration, keptOnSave } from '#licence/configuration-rules.ts'
import { testPortal } from '../server/testing/portal.ts'

const portal = testPortal()

test('holdings of companies in every state: sixty, and sixty with cloud accounts', async () => {
  const { rows } = await sql<Record<string, number>>`SELECT count(*) AS "all",
    count(*) FILTER (WHERE configuration_id IS NULL) AS bare, count(*) FILTER (WHERE disabled) AS disabled,
    count(*) FILTER (WHERE note <> '') AS noted, count(configuration_id) - count(DISTINCT configuration_id) AS shared,
    (SELECT count(DISTINCT holding_id) FROM configuration_history) AS remembering FROM holdings
    WHERE company_id IS NOT NULL`.execute(portal.database.db)
  const states = rows[0]!
  expect(states['all']).toBe(120)
  for (const state of ['bare', 'disabled', 'noted', 'shared', 'remembering'])
    expect(states[state], state).toBeGreaterThan(1)
})

test('the companies of the sample requests have the products the requests name', async () => {
  const rows = await portal.database.db
    .selectFrom('holdings')
    .innerJoin('companies', 'companies.id', 'companyId')
    .innerJoin('products', 'products.id', 'productId')
    .select(['customerNumber', 'code'])
    .where('customerNumber', 'in', ['10023', '10147', '10311'])
    .where('configurationId', 'is not', null)
    .orderBy('customerNumber')
    .orderBy('code')
    .execute()
  expect(rows.map(({ customerNumber, code }) => `${customerNumber} ${code}`)).toEqual([
    '10023 WW-NW-19',
    '10023 WW-NW-20',
    '10147 WW-EP-20',
    '10311 WW-NW-20',
  ])
})

test('every configuration follows the rules and varies', async () => {
  const ids = await portal.database.db.selectFrom('configurations').select('id').where('kind', '<>', 'master').execute()
  const seen = new Set<string>()
  const note = (items: readonly ConfigurationItem[]): void =>
    items.forEach((item) => {
      seen.add(item.count.kind)
      for (const flag of ['test', 'student', 'editModules', 'connect', 'unlimited'] as const)
        if (item[flag]) seen.add(flag)
      if (item.endDate) seen.add('limited')
      note(item.children)
    })
  for (const { id } of ids) {
    const { items } = await portal.ask('administrator', readConfiguration, { params: { id } })
    expect(checkConfiguration(items), id).toEqual([])
    expect(keptOnSave(items), id).toEqual(items)
    note(items)
  }
  expect([...seen].toSorted()).toEqual(
    [
      'connect',
      'counted',
      'dependency',
      'editModules',
      'limited',
      'student',
      'test',
      'uncounted',
      'unlimited',
    ].toSorted(),
  )
})
