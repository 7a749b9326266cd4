import { expect, test } from 'vitest'
import { testPortal } from '../server/testing/portal.ts'

const portal = testPortal()

async function count(sql: string): Promise<number> {
  const { rows } = await portal.database.pool.query<{ n: number }>(`SELECT count(*) AS n FROM ${sql}`)
  return rows[0]!.n
}

test('the demo data are as many and as varied as promised', async () => {
  expect(await count('companies')).toBe(240)
  expect(await count(`companies WHERE customer_number IN ('10023', '10147', '10311')`)).toBe(3)
  expect(await count('contacts')).toBe(1514)
  expect(await count('products')).toBe(11)
  // Sixty of companies, sixty cloud products, and the students'.
  expect(await count('holdings')).toBe(529)
  expect(await count('licences')).toBe(80)
  expect(await count('(SELECT DISTINCT status FROM verifications) AS statuses')).toBe(8)
  expect(await count('(SELECT DISTINCT binding FROM hosts) AS bindings')).toBe(5)
  expect(await count('accounts WHERE demo')).toBe(19)
})

test('every product has a master of twenty to forty modules in three levels and a picture', async () => {
  const { rows } = await portal.database.pool.query<{ items: number; levels: number; image_id: string | null }>(`
    SELECT count(*) AS items, count(DISTINCT modules.level) AS levels, products.image_id
    FROM products JOIN product_configurations ON product_id = products.id AND product_configurations.kind = 'master'
      JOIN configuration_items USING (configuration_id) JOIN modules ON modules.id = module_id GROUP BY products.id`)
  expect(rows).toHaveLength(11)
  for (const row of rows) {
    expect(row.items).toBeGreaterThanOrEqual(20)
    expect(row.items).toBeLessThanOrEqual(40)
    expect(row.levels).toBe(3)
    expect(row.image_id).not.toBeNull()
  }
})
