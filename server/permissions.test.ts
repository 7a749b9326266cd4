import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import type { Operation } from '#contract/operation.ts'
import { permissionCatalogue } from '#contract/permissions.ts'
import { savingOf } from './domains/configurations/fixtures.ts'
import { passASecond } from './testing/passing-time.ts'
import { testPortal } from './testing/portal.ts'

// Every fine-grained permission of the licensing area, taken from a role that holds all others, refuses what it guards;
// alone it opens that.
const portal = testPortal()
const areas = ['configurations', 'templates', 'master', 'hosts', 'licences']
const keys = permissionCatalogue.map(({ key }) => key)
const fine = keys.filter((key) => areas.includes(key.split('.')[0]!))
const unknown = '0198c0de-ffff-7000-8000-000000000000'

async function grant(held: readonly string[]): Promise<void> {
  const { pool } = portal.database
  await pool.query(`DELETE FROM role_permissions WHERE role_id = (SELECT id FROM roles WHERE name = 'Licenser')`)
  await pool.query(
    `INSERT INTO role_permissions (role_id, permission_key)
     SELECT roles.id, permissions.key FROM roles, permissions WHERE name = 'Licenser' AND permissions.key = ANY($1)`,
    [held],
  )
  // What was looked up before is remembered for half a second.
  passASecond()
}

/** The permissions of which one opens an operation, and those of which each must be there. */
const oneOf = ({ access }: Operation): readonly string[] =>
  typeof access === 'object' && 'all' in access ? [] : [access].flat()
const allOf = ({ access }: Operation): readonly string[] =>
  typeof access === 'object' && 'all' in access ? access.all : []
const guardedBy = (key: string) => operations.filter((one) => [...oneOf(one), ...allOf(one)].includes(key))

const ask = async ({ method, path, uploadLimit }: (typeof operations)[number]) => {
  const body = method === 'GET' ? undefined : uploadLimit === null ? {} : Buffer.from('x')
  return (await portal.call('licenser', method, path.replaceAll(/\{\w+\}/g, unknown), body)).status
}

test('each of them guards something', () => {
  expect(fine.filter((key) => guardedBy(key).length === 0)).toEqual([])
})

describe.each(fine)('%s', (key) => {
  test('missing, it refuses', async () => {
    await grant(keys.filter((one) => one !== key))
    for (const operation of guardedBy(key).filter((one) => allOf(one).includes(key)))
      expect(await ask(operation), operation.name).toBe(403)
    for (const operation of guardedBy(key).filter((one) => oneOf(one).includes(key))) {
      await grant(keys.filter((one) => !oneOf(operation).includes(one)))
      expect(await ask(operation), operation.name).toBe(403)
      if (operation.access !== key) continue
      // All that this key alone guards is asked at once.
      for (const one of guardedBy(key).filter(({ access }) => access === key))
        expect(await ask(one), one.name).toBe(403)
      return
    }
  })
  test('alone, or with those asked for beside it, it opens', async () => {
    await grant([key])
    for (const operation of guardedBy(key)) {
      if (allOf(operation).length > 0) await grant(allOf(operation))
      expect([401, 403], operation.name).not.toContain(await ask(operation))
      if (allOf(operation).length > 0) await grant([key])
    }
  })
})

describe('configurations.dependencies', () => {
  beforeAll(() => grant(keys.filter((key) => key !== 'configurations.dependencies')))
  test('missing, technical dependencies are not shown, and nothing is saved that lacks them', async () => {
    const added = await portal.given.holding()
    const { json } = await portal.call('licenser', 'GET', `/configurations/${added.configuration!.id}`)
    const kinds = json.items.map(({ count }: { count: { kind: string } }) => count.kind)
    expect([json.dependenciesHidden, kinds.includes('dependency')]).toEqual([true, false])
    const saved = await portal.call(
      'licenser',
      'POST',
      `/holdings/${added.id}/configurations`,
      await savingOf(portal, added),
    )
    expect([saved.status, saved.json.code]).toEqual([403, 'permission.missing'])
  })
})
