import { expect, test } from 'vitest'
import { linkIn, mailsTo } from '../../../testing/account-mails.ts'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { jobsDone } from '../../../testing/passing-time.ts'
import { testPortal } from '../../../testing/portal.ts'
import { whileHeld } from '../../../testing/while-held.ts'

const portal = testPortal()
const call = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
const put = (id: string, contact: string) => call('PUT', `/cloud/places/${id}/users/${contact}`, { active: true })
const move = (contact: string, companyId: string | null) => call('PATCH', `/contacts/${contact}`, { companyId })
const placesOf = async (contact: string): Promise<string[]> =>
  (await portal.query('SELECT configuration_id FROM cloud_access WHERE contact_id = $1', [contact])).map(
    (row) => row.configuration_id,
  )

/** A company whose account has one place, with a person who has it and one who has none. */
async function company() {
  const { company: made, id, contacts } = await cloudAccount(portal, { seats: 1, people: 2, stack: 'wellenwerk-test' })
  const [person, other] = contacts as [string, string]
  expect((await put(id, person)).status).toBe(200)
  return { companyId: made.id, id, person, other }
}

async function merged(kind: 'company' | 'contact', remainingId: string, removedId: string, take: string[] = []) {
  const preview = await call('GET', `/merge-preview?kind=${kind}&remaining=${remainingId}&removed=${removedId}`)
  const body = { kind, remainingId, removedId, take, version: preview.json.version }
  const { status, json } = await call('POST', '/merges', body)
  expect(status).toBe(201)
  return () => call('POST', `/merges/${json.id}/undo`)
}

test.each(['another company', 'none'])('who goes to %s streams no more, and leaves the place free', async (where) => {
  const { id, person, other } = await company()
  const [{ user }] = await portal.query('SELECT stream_user AS user FROM cloud_users WHERE contact_id = $1', [person])
  const streams = () => portal.aws.account.running('wellenwerk-test').some(({ userId }) => userId === user)
  portal.aws.account.begin(user, 'wellenwerk-test')
  const to = where === 'none' ? null : (await cloudAccount(portal)).company.id
  expect((await move(person, to)).status).toBe(200)
  await jobsDone(portal)
  expect([await placesOf(person), streams()]).toEqual([[], false])
  expect((await call('GET', `/cloud/places/${id}`)).json).toMatchObject({ used: 0 })
  expect((await put(id, other)).json).toMatchObject({ used: 1 })
})

test('an invitation under way lets nobody in who has gone to another company meanwhile', async () => {
  const { id, other } = await company()
  await call('POST', `/cloud/configurations/${id}/users`, { contacts: [other] })
  expect((await call('POST', `/cloud/configurations/${id}/users/${other}/invitation`)).status).toBe(204)
  const [{ email }] = await portal.query('SELECT email FROM contacts WHERE id = $1', [other])
  const [mail] = await mailsTo(portal, email, 'cloud.invitation')
  expect((await move(other, (await cloudAccount(portal)).company.id)).status).toBe(200)
  const opened = await portal.call(null, 'POST', '/cloud/invitations', { token: linkIn(mail!) })
  expect(opened.json.code).toBe('cloud.invitationInvalid')
})

test('a place given at the moment its person goes to another company is not', async () => {
  const { id, other } = await company()
  const { company: next } = await cloudAccount(portal)
  const given = await whileHeld(
    portal.database,
    [`UPDATE contacts SET company_id = '${next.id}' WHERE id = $1`, other],
    () => put(id, other),
  )
  expect(given.json.code).toBe('cloud.userNotFound')
  expect(await placesOf(other)).toEqual([])
})

test('companies that become one keep their places, and so do both after the undo', async () => {
  const [a, b] = [await company(), await company()]
  const undo = await merged('company', a.companyId, b.companyId)
  expect([await placesOf(a.person), await placesOf(b.person)]).toEqual([[a.id], [b.id]])
  expect((await undo()).status).toBe(201)
  expect([await placesOf(a.person), await placesOf(b.person)]).toEqual([[a.id], [b.id]])
})

test.each(['remaining', 'removed'] as const)(
  'people of two companies that become one keep the places of the %s one’s company; both have theirs after the undo',
  async (whose) => {
    const [a, b] = [await company(), await company()]
    const undo = await merged('contact', a.person, b.person, whose === 'removed' ? ['company'] : [])
    expect(await placesOf(a.person)).toEqual([whose === 'removed' ? b.id : a.id])
    expect((await undo()).status).toBe(201)
    expect([await placesOf(a.person), await placesOf(b.person)]).toEqual([[a.id], [b.id]])
  },
)
