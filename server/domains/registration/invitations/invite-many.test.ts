import { expect, test } from 'vitest'
import { createContact } from '#contract/contacts.ts'
import { inviteContacts } from '#contract/invitations.ts'
import { readInbox } from '#contract/today.ts'
import { mailsTo } from '../../../testing/account-mails.ts'
import { jobsDone } from '../../../testing/passing-time.ts'
import { testPortal, type Who } from '../../../testing/portal.ts'

const portal = testPortal({ INVITATIONS_PER_DAY: '6' })
const unknown = '0198c0de-ffff-7000-8000-000000000000'

async function contact(name: string, by: Who = 'customer') {
  const body = { salutation: 'Frau', firstName: 'Mia', lastName: 'Voss', email: `${name}@viele.example` } as const
  return (await portal.ask(by, createContact, { body })).id
}
const inviteMany = async (ids: readonly string[], by: Who = 'customer') =>
  (await portal.ask(by, inviteContacts, { body: { ids: [...ids] } })).items
const mailsOf = async (name: string) =>
  (await mailsTo(portal, `${name}@viele.example`, 'registration.invitation')).length
const invited = (id: string) => ({ id, refusal: null, limit: null })
const confirmedContact = async () => {
  const [row] = await portal.query<{ id: string }>(
    `SELECT contact_id AS id FROM accounts WHERE email = 'customer@wellenwerk.example'`,
  )
  return row!.id
}

test('many contacts are invited by one request; of the others it is said why not', async () => {
  const own = await contact('eins')
  const second = await contact('zwei')
  const foreign = await contact('fremd', 'customer2')
  const confirmed = await confirmedContact()
  expect(await inviteMany([own, confirmed, foreign, unknown, second, own])).toEqual([
    invited(own),
    { id: confirmed, refusal: 'contacts.alreadyConfirmed', limit: null },
    { id: foreign, refusal: 'contacts.notFound', limit: null },
    { id: unknown, refusal: 'contacts.notFound', limit: null },
    invited(second),
  ])
  await jobsDone(portal)
  expect([await mailsOf('eins'), await mailsOf('zwei')]).toEqual([1, 1])
  const [{ mails }] = await portal.query(`SELECT count(*)::int AS mails FROM mails WHERE receiver LIKE 'fremd@%'`)
  expect(mails).toBe(0)
  const audited = await portal.query(
    `SELECT record_id AS id FROM audit_log WHERE operation = 'inviteContacts' ORDER BY at, id`,
  )
  expect(audited.map(({ id }) => id)).toEqual([own, second])
})

test('requests at once mail nobody twice', async () => {
  const id = await contact('gleichzeitig')
  await Promise.all(Array.from({ length: 4 }, () => inviteMany([id], 'licenser')))
  await jobsDone(portal)
  expect(await mailsOf('gleichzeitig')).toBe(1)
})

test('a mailbox that had its invitations is left alone, and does not count for the day', async () => {
  await portal.query('DELETE FROM company_invitations')
  const names = Array.from({ length: 6 }, (_, at) => `postfach+${at}`)
  const ids = []
  for (const name of names) ids.push(await contact(name))
  expect(await inviteMany(ids)).toEqual([
    ...ids.slice(0, 5).map(invited),
    { id: ids[5], refusal: 'contacts.invitedTooOften', limit: 5 },
  ])
  const [{ count }] = await portal.query('SELECT count FROM company_invitations')
  expect(count).toBe(5)
})

test('beyond the invitations of a day the rest is refused, and staff are told', async () => {
  await portal.query('DELETE FROM company_invitations')
  const ids = []
  for (let at = 0; at < 8; at++) ids.push(await contact(`tag${at}`))
  expect(await inviteMany(ids)).toEqual([
    ...ids.slice(0, 6).map(invited),
    ...ids.slice(6).map((id) => ({ id, refusal: 'contacts.invitedTooMany', limit: 6 })),
  ])
  expect((await portal.ask('licenser', readInbox, { query: { kind: 'invitations' } })).items).toHaveLength(1)
  expect(await inviteMany(ids.slice(6), 'licenser')).toEqual(ids.slice(6).map(invited))
})

test('at most 200 at once, and those who may not invite invite nobody', async () => {
  const many = Array.from({ length: 201 }, () => unknown)
  await expect(inviteMany(many)).rejects.toMatchObject({ code: 'request.invalid' })
  await expect(inviteMany([])).rejects.toMatchObject({ code: 'request.invalid' })
  await expect(inviteMany([unknown], 'user')).rejects.toMatchObject({ status: 403 })
})
