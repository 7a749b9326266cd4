import { expect, test } from 'vitest'
import { testPortal } from '../testing/portal.ts'

// Four connections: 64 requests under way.
const portal = testPortal({ DATABASE_POOL: '4' })

test('what comes while too much is under way is refused at once, and everything works again afterwards', async () => {
  await portal.tokenOf('administrator')
  const holder = await portal.database.pool.connect()
  const statuses: number[] = []
  try {
    await holder.query('BEGIN; LOCK TABLE companies IN ACCESS EXCLUSIVE MODE')
    const reads = Array.from({ length: 80 }, async () => {
      const { status, json } = await portal.call('administrator', 'GET', '/companies')
      statuses.push(status)
      return json.code as string | undefined
    })
    await expect.poll(() => statuses.length).toBe(16)
    expect(new Set(statuses)).toEqual(new Set([503]))
    expect((await portal.call(null, 'GET', '/health/live')).status).toBe(200)
    await holder.query('ROLLBACK')
    const codes = await Promise.all(reads)
    expect(codes.filter((code) => code === 'server.busy')).toHaveLength(16)
    expect(statuses.filter((status) => status === 200)).toHaveLength(64)
  } finally {
    holder.release()
  }
  expect((await portal.call('administrator', 'GET', '/companies')).status).toBe(200)
})
