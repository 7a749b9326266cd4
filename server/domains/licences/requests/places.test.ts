import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { createHost, findRequestPlaces, type RequestPlace, requestPlacesAtMost } from '#contract/hosts.ts'
import { hostInput } from '../../../testing/samples.ts'
import { passASecond } from '../../../testing/passing-time.ts'
import { testPortal, type Who } from '../../../testing/portal.ts'

const portal = testPortal()
type Request = z.input<typeof findRequestPlaces.query>

const find = (request: Partial<Request>, who: Who = 'licenser') =>
  portal.ask(who, findRequestPlaces, { query: { version: 20, ...request } })
const places = async (request: Partial<Request>, who: Who = 'licenser') => (await find(request, who)).items
const ids = (found: readonly RequestPlace[]) => found.map(({ holdingId }) => holdingId)
const none = { name: null, mac: null }

async function machine(holdingId: string, name: string, mac: string, version = 20): Promise<string> {
  const hosts = [{ name, mac }, none, none] as z.input<typeof createHost.body>['hosts']
  const body = { ...hostInput, customerNumber: '', hosts, version }
  return (await portal.ask('licenser', createHost, { params: { id: holdingId }, body })).id
}

let company: { id: string; name: string; customerNumber: string }
let network: string
let single: string
let older: string
let host: string
beforeAll(async () => {
  company = await portal.given.company({ name: 'Anfragewerk GmbH' })
  network = (await portal.given.holding({ companyId: company.id })).id
  single = (await portal.given.holding({ companyId: company.id, code: 'WW-EP-20' })).id
  older = (await portal.given.holding({ companyId: company.id, code: 'WW-NW-19' })).id
  host = await machine(network, 'ANFRAGE-01', '02000000AA01')
})

test('at a product the request is for that, with the host ID of its machine', async () => {
  const holderName = 'Anfragewerk GmbH'
  const product = { titleDe: 'Wellenwerk Netzwerk', titleEn: 'Wellenwerk Network', version: 20 }
  const known = { items: [{ holdingId: network, hostId: host, holderName, product }], more: false }
  expect(await find({ holding: network, name: 'anfrage-01' })).toMatchObject(known)
  expect(await find({ holding: network, mac: '02000000AA01' })).toMatchObject(known)
  expect(await places({ holding: network, name: 'ANFRAGE-0' })).toMatchObject([{ hostId: null }])
  expect(await places({ holding: network })).toMatchObject([{ hostId: null }])
})

test('at a company it is for the products of its version and kind, else for all that may be had', async () => {
  const at = { company: company.id }
  expect(ids(await places({ ...at, installationType: 'network' }))).toEqual([network])
  expect(ids(await places({ ...at, installationType: 'single' }))).toEqual([single])
  expect(ids(await places(at)).toSorted()).toEqual([network, single].toSorted())
  expect(ids(await places({ ...at, version: 999 })).toSorted()).toEqual([network, single, older].toSorted())
  await portal.query('UPDATE holdings SET disabled = true WHERE id = $1', [network])
  expect(ids(await places(at))).toEqual([single])
  await portal.query('UPDATE holdings SET disabled = false WHERE id = $1', [network])
})

test('elsewhere the customer number and the machine say which company', async () => {
  const { customerNumber } = company
  expect(ids(await places({ customerNumber, name: 'ANFRAGE-01' }))).toEqual([network])
  expect(ids(await places({ customerNumber: `00${customerNumber}`, installationType: 'single' }))).toEqual([single])
  expect(ids(await places({ name: 'ANFRAGE-01' }))).toEqual([network])
  // The machine is known for another version.
  expect(ids(await places({ version: 19, name: 'ANFRAGE-01' }))).toEqual([older])
  expect(await find({ customerNumber: '9999999', name: 'NIRGENDS-01' })).toEqual({ items: [], more: false })
})

test('a number of one company and a machine of another: people decide', async () => {
  const other = (await portal.given.holding()).id
  const moved = await machine(other, 'ZWEIWERK-01', '02000000AA02')
  const found = await places({
    customerNumber: company.customerNumber,
    installationType: 'network',
    mac: '02000000AA02',
  })
  expect(found.map(({ holdingId, hostId }) => [holdingId, hostId])).toEqual([
    [other, moved],
    [network, null],
  ])
})

test('a machine that has moved away is no host ID to go on with', async () => {
  const { id } = await portal.given.holding()
  const old = await machine(id, 'UMGEZOGEN-01', '02000000AA03')
  const next = await machine(id, 'NACHFOLGER-01', '02000000AA04')
  await portal.query('UPDATE hosts SET moved_to = $2 WHERE id = $1', [old, next])
  expect(await places({ name: 'UMGEZOGEN-01' })).toMatchObject([{ holdingId: id, hostId: null }])
})

test('however many products there are, a handful of statements; of more than 200 it is said', async () => {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  const sent = async (request: Partial<Request>) => {
    await find(request)
    spy.mockClear()
    await find(request)
    return spy.mock.calls.length
  }
  const few = await sent({ name: 'VIELE-01' })
  await portal.query(
    `INSERT INTO companies (id, customer_number, name, company_type_id, street, house_number, zip_code, city)
     SELECT gen_random_uuid(), (700000 + n)::text, 'Viele ' || n, '0198c0de-0000-7000-8000-000000000002', 'A', '1', '20457', 'B'
     FROM generate_series(1, 210) AS n`,
  )
  await portal.query(
    `INSERT INTO holdings (id, company_id, product_id)
     SELECT gen_random_uuid(), companies.id, products.id FROM companies, products
     WHERE companies.name LIKE 'Viele %' AND products.code = 'WW-NW-20'`,
  )
  const [{ columns }] = await portal.query(
    `SELECT string_agg(column_name, ', ') AS columns FROM information_schema.columns
     WHERE table_name = 'hosts' AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'holding_id', 'hosts')`,
  )
  await portal.query(
    `INSERT INTO hosts (id, holding_id, hosts, ${columns})
     SELECT gen_random_uuid(), holding.id, '[{"name":"VIELE-01","mac":null},{"name":null,"mac":null},{"name":null,"mac":null}]', ${columns}
     FROM (SELECT holdings.id FROM holdings JOIN companies ON companies.id = company_id WHERE name LIKE 'Viele %') AS holding,
       (SELECT ${columns} FROM hosts WHERE id = $1) AS sample`,
    [host],
  )
  const many = await find({ name: 'VIELE-01' })
  expect([many.items.length, many.more]).toEqual([requestPlacesAtMost, true])
  expect(many.items.every(({ hostId }) => hostId !== null)).toBe(true)
  expect(await sent({ name: 'VIELE-01' })).toBeLessThanOrEqual(few + 3)
  spy.mockRestore()
})

test('nobody finds places of another company, and those who see no host IDs find none', async () => {
  await expect(find({}, 'customer')).rejects.toMatchObject({ status: 403 })
  await portal.query(
    `INSERT INTO role_permissions (role_id, permission_key) SELECT id, 'hosts.list' FROM roles WHERE name = 'Customer'`,
  )
  passASecond()
  const { customerNumber } = company
  expect(await places({ customerNumber, name: 'ANFRAGE-01', mac: '02000000AA01' }, 'customer')).toEqual([])
  await expect(find({ company: company.id }, 'customer')).rejects.toMatchObject({ code: 'companies.notFound' })
  await expect(find({ holding: network }, 'customer')).rejects.toMatchObject({ code: 'holdings.notFound' })
  const own = await portal.given.companyId('10023')
  expect((await places({ company: own }, 'customer')).length).toBeGreaterThan(0)
})
