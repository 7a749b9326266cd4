import { expect, test } from 'vitest'
import { version } from '#platform/installation/version.ts'
import { migrationNames } from '#platform/database/migrate.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()

test('who looks after the system reads which release runs on what; nobody else does', async () => {
  const { json } = await portal.call('administrator', 'GET', '/system')
  expect(json).toEqual({
    version,
    startedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    node: process.versions.node,
    database: expect.stringMatching(/^PostgreSQL \d+/),
    migration: { name: (await migrationNames()).at(-1), at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
  })
  expect(version).toMatch(/^\d+\.\d+\.\d+/)
  expect((await portal.call('licenser', 'GET', '/system')).json.code).toBe('permission.missing')
})

test('the figures name the release', async () => {
  const { body } = await portal.app.inject({ url: '/metrics' })
  expect(body).toContain(`keywerk_info{version="${version}"} 1`)
})
