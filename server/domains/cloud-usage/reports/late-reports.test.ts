import { expect, test } from 'vitest'
import { addressOf, factorsOf } from '../../../testing/factors.ts'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { testPortal, type Who } from '../../../testing/portal.ts'
import { whileHeld } from '../../../testing/while-held.ts'
import { checkUsage } from '../check-queries.ts'
import { cloudUsageJobs } from '../jobs.ts'

// A day is reported the next morning: what somebody streamed on their last one is told when they have gone.
const portal = testPortal()
const { visit, confirmed } = factorsOf(portal)
const query = async (text: string, values: unknown[] = []) => (await portal.database.pool.query(text, values)).rows
const call = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
const stack = 'wellenwerk-2024'
const month = '&from=2018-05&to=2018-05'
const header =
  'user_session_id,session_start_time,session_duration_in_seconds,user_id,stack_name,connected_at_least_once'

async function report(id: string, day: string, user: string) {
  const text = `${header}\n${id},${day}T08:00:00Z,3600,${user},${stack},true`
  const { json } = await call('POST', `/cloud-usage/reports?name=${id}.csv`, Buffer.from(text))
  return json
}
const linesOf = async (company: string) =>
  (await call('GET', `/cloud-usage?pageSize=50&company=${company}${month}`)).json.items
const unknown = async (): Promise<string[]> =>
  (await call('GET', '/cloud-usage/unknown')).json.items.map(({ streamUser }: { streamUser: string }) => streamUser)
const streamUserOf = async (contact: string): Promise<string> =>
  (await query('SELECT stream_user FROM cloud_users WHERE contact_id = $1', [contact]))[0].stream_user
const sessions = (ids: string[]) => query('SELECT * FROM cloud_sessions WHERE id = ANY($1) ORDER BY started_at', [ids])
const removed = async (path: string) => expect((await call('DELETE', path)).status).toBe(204)

async function erased(contact: string, who: Who): Promise<void> {
  const person = await confirmed(await visit(who))
  await query('UPDATE accounts SET contact_id = $1 WHERE id = $2', [contact, person.accountId])
  const again = await confirmed(await visit(who))
  expect((await again.call('POST', '/profile/erasure')).status).toBe(204)
  await expect
    .poll(async () => (await query('SELECT id FROM accounts WHERE email = $1', [addressOf(who)])).length)
    .toBe(0)
}

test.each([
  ['deletes their account', 'e', (contact: string) => erased(contact, 'user')],
  ['is deleted by staff', 'd', (contact: string) => removed(`/contacts/${contact}`)],
])(
  'the last day of somebody who %s stays with their company and its account, with the days before',
  async (_, key, leave) => {
    const { company, id, contacts } = await cloudAccount(portal, { people: 1 })
    const user = await streamUserOf(contacts[0]!)
    expect(await report(`${key}-1`, '2018-05-07', user)).toMatchObject({ added: 1, unknown: 0 })
    await leave(contacts[0]!)
    expect(await report(`${key}-2`, '2018-05-08', user)).toMatchObject({ added: 1, unknown: 0 })
    expect(await linesOf(company.id)).toMatchObject([{ email: '', sessions: 2, seconds: 7200 }])
    const [first, last] = await sessions([`${key}-1`, `${key}-2`])
    expect(last).toMatchObject({ contact_id: first.contact_id, company_id: company.id, configuration_id: id })
    expect(first.configuration_id).toBe(id)
    expect(last.stream_user).toBe('')
    expect(await unknown()).not.toContain(user)
    expect(await checkUsage(portal.database.db)).toMatchObject({ lines: 0, costs: 0, groups: 0 })
  },
)

test('whoever deletes their account while a report is being written is one person on that day, too', async () => {
  const { company, contacts } = await cloudAccount(portal, { people: 1 })
  const user = await streamUserOf(contacts[0]!)
  const written = `INSERT INTO cloud_sessions (id, stream_user, contact_id, company_id, stack, started_at, seconds, report_id, run)
    SELECT 'w-1', 'u', c.id, company_id, '${stack}', '2018-05-07T08:00:00Z', 60, (SELECT id FROM cloud_reports LIMIT 1),
      gen_random_uuid()
    FROM contacts AS c, pg_advisory_xact_lock_shared(hashtextextended('cloud stream names', 0)) WHERE c.id = $1`
  await whileHeld(portal.database, [written, contacts[0]!], () => erased(contacts[0]!, 'customer'))
  await report('w-2', '2018-05-08', user)
  const [first, last] = await sessions(['w-1', 'w-2'])
  expect(first).toMatchObject({ contact_id: last.contact_id, company_id: company.id, stream_user: '' })
  expect(first.contact_id).not.toBe(contacts[0])
})

test('who has gone before anything was reported is one person on all days that are', async () => {
  const { company, id, contacts } = await cloudAccount(portal, { people: 1 })
  const user = await streamUserOf(contacts[0]!)
  await removed(`/contacts/${contacts[0]}`)
  for (const day of [7, 8]) await report(`b-${day}`, `2018-05-0${day}`, user)
  expect(await linesOf(company.id)).toMatchObject([{ email: '', sessions: 2 }])
  expect(await sessions(['b-7', 'b-8'])).toMatchObject([{ configuration_id: id }, { configuration_id: id }])
})

test('what staff called somebody is kept as little as their name, and the day counts all the same', async () => {
  const { company, contacts } = await cloudAccount(portal, { people: 1 })
  const [{ email }] = await query('SELECT email FROM contacts WHERE id = $1', [contacts[0]])
  await report('n-1', '2018-05-07', 'ada.streit')
  await call('POST', '/cloud-usage/unknown/assign', { streamUser: 'ada.streit', email })
  await removed(`/contacts/${contacts[0]}`)
  const kept = JSON.stringify(await query("SELECT *, encode(name_hash, 'escape') FROM cloud_left_users"))
  for (const word of ['streit', email]) expect(kept.toLowerCase()).not.toContain(word)
  expect(await report('n-2', '2018-05-08', 'ada.streit')).toMatchObject({ unknown: 0 })
  expect(await linesOf(company.id)).toMatchObject([{ email: '', sessions: 2 }])
})

test('somebody of a deleted company belongs to none, and is one person still', async () => {
  const { company, id, holding, contacts } = await cloudAccount(portal, { people: 1 })
  const user = await streamUserOf(contacts[0]!)
  await report('c-1', '2018-05-07', user)
  await removed(`/cloud/configurations/${id}`)
  await removed(`/holdings/${holding}`)
  await removed(`/companies/${company.id}`)
  expect(await report('c-2', '2018-05-08', user)).toMatchObject({ unknown: 0 })
  const [first, last] = await sessions(['c-1', 'c-2'])
  const [nobody] = await query('SELECT email FROM contacts WHERE id = $1', [first.contact_id])
  expect(nobody.email).toBe(`${first.contact_id}@erased.invalid`)
  expect(last).toMatchObject({ contact_id: first.contact_id, company_id: null, configuration_id: null })
})

test('after five weeks nobody is known by the name any more', async () => {
  const { contacts } = await cloudAccount(portal, { people: 1 })
  const user = await streamUserOf(contacts[0]!)
  await removed(`/contacts/${contacts[0]}`)
  const tidied = () => cloudUsageJobs.find(({ name }) => name === 'cloudUsage.costs')!.handle(portal.jobCall(), {})
  await query("UPDATE cloud_left_users SET left_at = now() - interval '34 days'")
  await tidied()
  expect(await report('o-1', '2018-05-07', user)).toMatchObject({ unknown: 0 })
  await query("UPDATE cloud_left_users SET left_at = now() - interval '36 days'")
  await tidied()
  expect(await report('o-2', '2018-05-08', user)).toMatchObject({ unknown: 1 })
  expect(await unknown()).toContain(user)
})

test('of two people who become one the days of both are theirs, and each one’s own again after the undo', async () => {
  const { company, contacts } = await cloudAccount(portal, { people: 2 })
  const [remainingId, removedId] = contacts as [string, string]
  const [own, other] = [await streamUserOf(remainingId), await streamUserOf(removedId)]
  const preview = await call('GET', `/merge-preview?kind=contact&remaining=${remainingId}&removed=${removedId}`)
  const body = { kind: 'contact', remainingId, removedId, take: [], version: preview.json.version }
  const merged = await call('POST', '/merges', body)
  expect(merged.status).toBe(201)
  await report('m-1', '2018-05-11', own)
  expect(await report('m-2', '2018-05-12', other)).toMatchObject({ added: 1, unknown: 0 })
  expect(await linesOf(company.id)).toMatchObject([{ sessions: 2, seconds: 7200 }])
  expect(await unknown()).not.toContain(other)

  expect((await call('POST', `/merges/${merged.json.id}/undo`)).status).toBe(201)
  await report('m-3', '2018-05-13', other)
  const [, , third] = await sessions(['m-1', 'm-2', 'm-3'])
  expect(third.contact_id).toBe(removedId)
  expect(await checkUsage(portal.database.db)).toMatchObject({ lines: 0, costs: 0, groups: 0 })
})
