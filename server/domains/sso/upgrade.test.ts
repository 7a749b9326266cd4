import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { selfSigned } from '../../testing/saml-provider.ts'
import { seedCertificateEnds } from './certificates.ts'

const name = 'sso_before_names'
let database: ReturnType<typeof openDatabase>
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
const [saml, oidc] = [randomUUID(), randomUUID()]

// As the release before wrote it; the companies and accounts around do not matter here.
beforeAll(async () => {
  const admin = openDatabase(inject('postgresUrl'), 1)
  await admin.pool.query(`CREATE DATABASE ${name}`)
  await admin.close()
  database = openDatabase(inject('postgresUrl').replace(/postgres$/, name), 1)
  await migrate(database.db as never, '0214-university-lists')
  await query("SET session_replication_role = 'replica'")
  const { certificate } = await selfSigned(50)
  for (const [id, protocol] of [
    [saml, 'saml'],
    [oidc, 'oidc'],
  ]) {
    await query('INSERT INTO sso_providers (id, identifier, display_name, protocol) VALUES ($1, $2, $2, $2)', [
      id,
      protocol,
    ])
    await query(
      'INSERT INTO sso_configurations (id, company_id, provider_id, certificate, enabled) VALUES ($1, $1, $1, $2, true)',
      [id, protocol === 'saml' ? certificate : ''],
    )
  }
  const link = (configuration: string, subject: string, used: string) =>
    query(
      `INSERT INTO sso_identities (configuration_id, subject, account_id, created_at, last_used_at)
       VALUES ($1, $2, gen_random_uuid(), now() - interval '9 days', now() - $3::interval)`,
      [configuration, subject, used],
    )
  const once = '9 days'
  await link(saml, 'Ada@Werk.example', '1 day')
  await link(saml, 'WERK\\Bea', '1 day')
  await link(saml, 'P-1aB=', once)
  await link(saml, 'Twice@werk.example', '1 day')
  await link(saml, 'twice@Werk.example', '2 days')
  await link(saml, '_6f9619ff8b86d011b42d00cf4fc964ff', once)
  await link(saml, 'AAdzZWNyZXQx5vT0Kz', once)
  await link(saml, '_7f9619ff8b86d011b42d00cf4fc964ff', '1 day')
  await link(oidc, '_8f9619ff8b86d011b42d00cf4fc964ff', once)
  await query("SET session_replication_role = 'origin'")
  await migrate(database.db as never)
})
afterAll(() => database?.close())

test('who was linked stays so, by names without case; names that worked once alone keep nobody out', async () => {
  const rows = await query('SELECT subject FROM sso_identities ORDER BY subject COLLATE "C"')
  expect(rows.map(({ subject }) => subject)).toEqual([
    'P-1aB=',
    'Twice@werk.example',
    '_7f9619ff8b86d011b42d00cf4fc964ff',
    '_8f9619ff8b86d011b42d00cf4fc964ff',
    'ada@werk.example',
    'twice@Werk.example',
    'werk\\bea',
  ])
})

test('of who is set up already no other kind of name is asked, and when certificates end is noted', async () => {
  await seedCertificateEnds(database.db)
  const [one] = await query('SELECT name_format, certificates_until FROM sso_configurations WHERE id = $1', [saml])
  expect(one).toEqual({ name_format: 'any', certificates_until: expect.anything() })
})
