import pg from 'pg'
import { expect, test, vi } from 'vitest'
import type { FoundRecord } from '#contract/finder.ts'
import { issueLicence } from '#contract/licences.ts'
import { newHolding, newHost } from './domains/licences/fixtures.ts'
import { passASecond } from './testing/passing-time.ts'
import { testPortal, type Who } from './testing/portal.ts'

const portal = testPortal()
const ask = (words: string, who: Who = 'administrator') =>
  portal.call(who, 'GET', `/found-records?words=${encodeURIComponent(words)}`)
const find = async (words: string, who?: Who): Promise<FoundRecord[]> => (await ask(words, who)).json.items
const none = { name: null, mac: null }
const kindsOf = async (words: string, who?: Who) => [...new Set((await find(words, who)).map(({ kind }) => kind))]

test('one call finds companies, contacts, licences, machines and products', async () => {
  expect(await find('nordsee getr')).toContainEqual(
    expect.objectContaining({ kind: 'company', name: 'Nordsee Getriebe AG' }),
  )
  expect((await find('größl')).map(({ kind }) => kind)).toContain('contact')
  expect(await find('WW-NW-20')).toContainEqual(expect.objectContaining({ kind: 'product', code: 'WW-NW-20' }))
  const holding = await newHolding(portal)
  const host = await newHost(portal, holding)
  const licence = await portal.ask('licenser', issueLicence, { params: { id: host.id } })
  expect(await find(String(licence.serial))).toContainEqual(
    expect.objectContaining({ kind: 'licence', id: licence.id, holdingId: holding.id }),
  )
})

test('of each list at most five, of licences and machines at most ten', async () => {
  const found = await find('we')
  expect(found.filter(({ kind }) => kind === 'company').length).toBeLessThanOrEqual(5)
  expect(found.filter(({ kind }) => kind === 'product').length).toBe(5)
  expect((await ask('w')).status).toBe(400)
  expect((await ask('w'.repeat(201))).status).toBe(400)
})

test('customers, students and private people find what is theirs, and nothing else', async () => {
  expect(await find('netzwerk', 'customer')).toContainEqual(
    expect.objectContaining({ kind: 'holding', productDe: 'Wellenwerk Netzwerk', version: 20 }),
  )
  const own = await find('10023', 'customer')
  expect(own.filter((one) => one.kind === 'holding').length).toBeGreaterThan(0)
  for (const one of own) if ('holderName' in one) expect(one.holderName).toBe('Müller & Söhne Antriebstechnik GmbH')
  expect(await kindsOf('LIC-10023', 'customer')).toContain('host')
  expect(await kindsOf('größl', 'customer')).toEqual(['contact'])
  expect(await find('studien', 'student')).toMatchObject([{ kind: 'holding', productKind: 'student' }])
  for (const who of ['customer', 'student', 'user'] as const) expect(await find('nordsee', who)).toEqual([])
})

test('what an account may not list is not looked through for it', async () => {
  const holding = await newHolding(portal)
  await newHost(portal, holding, { hosts: [{ name: 'NORDSEE-1', mac: '0A1B2C3D4E5F' }, none, none] })
  expect(await kindsOf('nordsee')).toEqual(['company', 'contact', 'host'])
  const change = (statement: string) =>
    portal.query(
      statement.replace('$role', `(SELECT role_id FROM accounts WHERE email = 'customer@wellenwerk.example')`),
    )
  await change(`INSERT INTO role_permissions (role_id, permission_key) VALUES ($role, 'hosts.list')`)
  passASecond()
  // A company's own: the machine of another one is not among them.
  expect(await find('nordsee', 'customer')).toEqual([])
  expect(await kindsOf('LIC-10023', 'customer')).toEqual(['host'])
  await change(`INSERT INTO role_permissions (role_id, permission_key) VALUES ($role, 'products.all')`)
  passASecond()
  expect(await kindsOf('WW-NW', 'customer')).toEqual(['product'])
})

test('of machines that very many words hold no more are joined and sorted than are looked at', async () => {
  const holding = await newHolding(portal)
  const { id } = await newHost(portal, holding)
  const [{ columns }] = await portal.query(
    `SELECT string_agg(column_name, ', ') AS columns FROM information_schema.columns
     WHERE table_name = 'hosts' AND column_name NOT IN ('id', 'hosts') AND is_generated = 'NEVER'`,
  )
  await portal.query(
    `INSERT INTO hosts (id, hosts, ${columns}) SELECT gen_random_uuid(), jsonb_build_array(jsonb_build_object('name', 'FLUT-' || n)), ${columns}
     FROM hosts, generate_series(1, 11000) AS n WHERE hosts.id = $1`,
    [id],
  )
  await portal.query('ANALYZE hosts')
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  expect((await find('FLUT')).filter(({ kind }) => kind === 'host')).toHaveLength(10)
  const asked = sent.mock.calls
    .map(([query]) => query as unknown as { text?: string; values?: unknown[] })
    .find(({ text }) => text?.includes('host_words'))!
  sent.mockRestore()
  const [explained] = await portal.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${asked.text}`, asked.values)
  expect(mostRows(explained['QUERY PLAN'][0].Plan, /Join|Nested Loop|Sort/)).toBeLessThanOrEqual(10_001)
  await portal.query("DELETE FROM hosts WHERE host_words(hosts) LIKE '%flut-%'")
})

interface Node {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Node[]
}

/** The most rows that nodes of this kind give, in a plan that was run. */
const mostRows = (node: Node, kind: RegExp): number =>
  Math.max(
    kind.test(node['Node Type']) ? node['Actual Rows'] * node['Actual Loops'] : 0,
    ...(node.Plans ?? []).map((plan) => mostRows(plan, kind)),
  )
