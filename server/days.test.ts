import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoPassword } from '../demo/accounts.ts'
import { testPortal } from './testing/portal.ts'

// Half past midnight in Germany, half past ten in the evening by UTC: what people see is the new day.
const portal = testPortal()
const night = new Date('2031-06-30T22:30:00Z')
const [newDay, oldDay] = ['2031-07-01', '2031-06-30']

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: night }))
afterEach(() => void vi.useRealTimers())

/** The headers of a session of that night. */
async function signedIn(name: string) {
  const session = { email: `${name}@wellenwerk.example`, password: demoPassword }
  const { status, json } = await portal.call(null, 'POST', '/session', session)
  expect(status, JSON.stringify(json)).toBe(201)
  return { authorization: `Bearer ${json.accessToken}` }
}

test('exported files are called after the day people write', async () => {
  const headers = await signedIn('administrator')
  const list = { list: 'listCompanies', format: 'csv', query: {}, params: {} }
  const file = await portal.call(null, 'POST', '/exports', list, headers)
  expect([file.status, file.headers['content-disposition']]).toEqual([200, expect.stringContaining(newDay)])
  const ledger = await portal.call(null, 'GET', '/ledger/file', undefined, headers)
  expect([ledger.status, ledger.headers['content-disposition']]).toEqual([200, expect.stringContaining(newDay)])
  const own = await portal.call(null, 'GET', '/profile/data', undefined, headers)
  expect([own.status, own.headers['content-disposition']]).toEqual([200, expect.stringContaining(newDay)])
})

test('products are offered from their first day to their last one as people read them', async () => {
  const headers = await signedIn('administrator')
  await portal.query("UPDATE products SET starts_on = $1, ends_on = NULL WHERE code = 'WW-NW-20'", [newDay])
  await portal.query("UPDATE products SET starts_on = NULL, ends_on = $1 WHERE code = 'WW-EP-20'", [oldDay])
  const [{ id }] = await portal.query("SELECT id FROM companies WHERE customer_number = '10023'")
  const offered = await portal.call(null, 'GET', `/companies/${id}/assignable-products`, undefined, headers)
  const codes = offered.json.items.map(({ code }: { code: string }) => code)
  expect([codes.includes('WW-NW-20'), codes.includes('WW-EP-20')]).toEqual([true, false])
})

test('a student who signs in on the first day of a student version receives it', async () => {
  const email = 'student@wellenwerk.example'
  await portal.query('DELETE FROM holdings USING contacts WHERE contacts.id = contact_id AND email = $1', [email])
  await portal.query("UPDATE products SET starts_on = $1 WHERE kind = 'student'", [newDay])
  await signedIn('student')
  const held = 'SELECT FROM holdings JOIN contacts ON contacts.id = contact_id WHERE email = $1'
  expect(await portal.query(held, [email])).toHaveLength(1)
})
