import { afterEach, expect, test } from 'vitest'
import { testPortal } from './testing/portal.ts'
import { companyInput } from './testing/samples.ts'

const portal = testPortal()
const query = (text: string) => portal.database.pool.query(text)
// What PostgreSQL says when its disk is full, from where it would say it.
const fill = (table: string) =>
  query(`CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER no_room BEFORE INSERT ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION no_room()`)
afterEach(() => query('DROP FUNCTION IF EXISTS no_room CASCADE'))

test('a write without room is answered 503 and changes nothing; reading goes on', async () => {
  const before = await portal.query('SELECT count(*) FROM companies')
  await fill('companies')
  const company = companyInput(9_700_000_001, 'Voll GmbH')
  const answer = await portal.call('administrator', 'POST', '/companies', company)
  expect([answer.status, answer.json.code]).toEqual([503, 'server.diskFull'])
  expect(answer.json.message).toContain('kein Speicherplatz')
  expect(await portal.query('SELECT count(*) FROM companies')).toEqual(before)
  expect((await portal.call('administrator', 'GET', '/companies')).status).toBe(200)
  await portal.query('DROP FUNCTION no_room CASCADE')
  expect((await portal.call('administrator', 'POST', '/companies', company)).status).toBe(201)
})
