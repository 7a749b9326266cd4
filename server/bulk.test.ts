import { expect, test } from 'vitest'
import { unlockProducts } from '#contract/catalogue.ts'
import { createContact, deleteContacts } from '#contract/contacts.ts'
import { toggleHosts } from '#contract/hosts.ts'
import { inviteContacts, withdrawInvitations } from '#contract/invitations.ts'
import { resendMails } from '#contract/mails.ts'
import { createStudentDomain, removeStudentDomains } from '#contract/student-domains.ts'
import { testPortal, type Who } from './testing/portal.ts'

const portal = testPortal()
const unknown = '0198c0de-ffff-7000-8000-000000000000'

async function contact(name: string, by: Who = 'customer') {
  const body = { salutation: 'Frau', firstName: 'Mia', lastName: 'Voss', email: `${name}@viele.example` } as const
  return (await portal.ask(by, createContact, { body })).id
}
const ownContact = async () => {
  const [row] = await portal.query<{ id: string }>(
    `SELECT contact_id AS id FROM accounts WHERE email = 'customer@wellenwerk.example'`,
  )
  return row!.id
}
type Results = { id: string; refusal: { code: string } | null }[]
/** In one order, whatever they are. */
const sorted = (values: Iterable<unknown>) => [...values].map(String).toSorted()
const codes = (items: Results) => new Map(items.map(({ id, refusal }) => [id, refusal?.code ?? null]))

test('contacts are deleted together; what is refused for one is said of it and takes no other with it', async () => {
  const [first, second, foreign] = [await contact('eins'), await contact('zwei'), await contact('fremd', 'customer2')]
  const own = await ownContact()
  const ids = [first, own, foreign, unknown, second, first]
  const { items } = await portal.ask('customer', deleteContacts, { body: { ids } })
  expect(codes(items)).toEqual(
    new Map<string, string | null>([
      [first, null],
      [own, 'contacts.ownContact'],
      [foreign, 'contacts.notFound'],
      [unknown, 'contacts.notFound'],
      [second, null],
    ]),
  )
  const left = await portal.query('SELECT id FROM contacts WHERE id = ANY($1)', [[first, second, foreign, own]])
  expect(sorted(left.map(({ id }) => id))).toEqual(sorted([foreign, own]))
  const audited = await portal.query(`SELECT record_id AS id FROM audit_log WHERE operation = 'deleteContacts'`)
  expect(sorted(audited.map(({ id }) => id))).toEqual(sorted([first, second]))
})

test('sent twice under one key it is done once and answered alike; more than 200 or none are refused', async () => {
  const id = await contact('doppelt')
  const key = { 'idempotency-key': 'bulk-once-1' }
  const send = (ids: string[]) => portal.call('customer', 'POST', '/contacts/removals', { ids }, key)
  const first = await send([id])
  expect(first.json).toEqual({ items: [{ id, refusal: null }] })
  expect((await send([id])).json).toEqual(first.json)
  const many = Array.from({ length: 201 }, (_, at) => `0198c0de-ffff-7000-8000-${String(at).padStart(12, '0')}`)
  for (const ids of [[], many])
    expect((await portal.call('customer', 'POST', '/contacts/removals', { ids })).json.code).toBe('request.invalid')
})

test('host IDs are deactivated and activated together', async () => {
  const holding = await portal.given.fullHolding()
  const hosts = [await portal.given.host({ holdingId: holding.id }), await portal.given.host({ holdingId: holding.id })]
  const ids = hosts.map(({ id }) => id)
  const set = (disabled: boolean) => portal.ask('licenser', toggleHosts, { body: { ids: [...ids, unknown], disabled } })
  const states = async () =>
    (await portal.query('SELECT disabled FROM hosts WHERE id = ANY($1)', [ids])).map(({ disabled }) => disabled)
  expect(sorted(codes((await set(true)).items).values())).toEqual(sorted(['hosts.notFound', null, null]))
  expect(await states()).toEqual([true, true])
  await set(false)
  expect(await states()).toEqual([false, false])
})

test('what the database refuses for one record undoes that one alone', async () => {
  const domain = async (name: string) => {
    const body = { kind: 'university', domain: name, country: 'de', nameDe: 'Neu', nameEn: 'New' } as const
    return (await portal.ask('administrator', createStudentDomain, { body })).id
  }
  const [free, used, other] = [
    await domain('frei.example'),
    await domain('belegt.example'),
    await domain('rest.example'),
  ]
  await portal.query(
    `INSERT INTO courses (id, contact_id, student_domain_id, name, term, places, code)
     SELECT gen_random_uuid(), contact_id, $1, 'Getriebe', 'WS', 5, 'viele-kurse' FROM accounts
     WHERE email = 'user@wellenwerk.example'`,
    [used],
  )
  const { items } = await portal.ask('administrator', removeStudentDomains, { body: { ids: [free, used, other] } })
  expect(codes(items)).toEqual(
    new Map<string, string | null>([
      [free, null],
      [used, 'students.domainInUse'],
      [other, null],
    ]),
  )
  const left = await portal.query('SELECT id FROM student_domains WHERE id = ANY($1)', [[free, used, other]])
  expect(left.map(({ id }) => id)).toEqual([used])
})

test('invitations are withdrawn together, products unlocked, and only failed mails sent again', async () => {
  const id = await contact('eingeladen')
  await portal.ask('customer', inviteContacts, { body: { ids: [id] } })
  const withdraw = async () => (await portal.ask('customer', withdrawInvitations, { body: { ids: [id] } })).items
  expect(codes(await withdraw())).toEqual(new Map([[id, null]]))
  expect(codes(await withdraw())).toEqual(new Map([[id, 'contacts.notInvited']]))

  const [product] = await portal.query<{ id: string }>('SELECT id FROM products WHERE NOT unlocked LIMIT 1')
  const { items } = await portal.ask('administrator', unlockProducts, {
    body: { ids: [product!.id, unknown], unlocked: true },
  })
  expect(sorted(codes(items).values())).toEqual(sorted([null, 'products.notFound']))
  const [after] = await portal.query('SELECT unlocked FROM products WHERE id = $1', [product!.id])
  expect(after).toEqual({ unlocked: true })

  const mails = await portal.query<{ id: string }>(`SELECT id FROM mails WHERE state <> 'failed' LIMIT 1`)
  const ids = [unknown, ...mails.map((mail) => mail.id)]
  const told = (await portal.ask('licenser', resendMails, { body: { ids } })).items
  expect(told.every(({ refusal }) => refusal !== null)).toBe(true)
})
