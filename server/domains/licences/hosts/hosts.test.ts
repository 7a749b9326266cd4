import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listHosts, readHost } from '#contract/hosts.ts'
import { hostInput } from '../../../testing/samples.ts'
import { testPortal } from '../../../testing/portal.ts'
import { newHolding, newHost, rowCounts, soundHost } from '../fixtures.ts'

const portal = testPortal()
const sample = (name: string) => readFileSync(new URL(`../../../../licence/src/fixtures/${name}`, import.meta.url))
const read = (bytes: Uint8Array) => portal.call('licenser', 'POST', '/host-requests', bytes)
const create = (holdingId: string, body: unknown) =>
  portal.call('licenser', 'POST', `/holdings/${holdingId}/hosts`, body)
const brokenIn = (answer: { json: { details: { broken: { code: string; detail: object }[] } } }) =>
  answer.json.details.broken.map(({ code }) => code)

test('a network request says product, customer, contact and machine', async () => {
  const answer = await read(sample('network-mac.id'))
  expect(answer.status).toBe(201)
  expect(answer.json).toEqual({
    product: 'Wellenwerk',
    version: 20,
    build: '20.1.4821',
    installationType: 'network',
    installationTypeText: 'Netzwerk',
    operatingSystem: 'Windows Server 2022 21H2 (20348.2762)',
    created: '2026-11-12T09:31:07Z',
    createdOn: '2026-11-12',
    customerNumber: '10023',
    company: 'Müller & Söhne Antriebstechnik GmbH',
    contact: {
      salutation: 'Frau',
      firstName: 'Änne',
      lastName: 'Größl',
      email: 'a.groessl@mueller-antriebe.example',
    },
    terminalServer: false,
    virtualServer: true,
    port: 28064,
    server: { id: 'A45F3C1B', name: 'SRV-CAD-01' },
    hosts: [{ name: 'SRV-CAD-01', mac: '001B44113AB7' }],
    traits: null,
  })
})

test.each([
  [
    'single-name.id',
    { installationType: 'single', port: null, created: '2026-10-02T12:05:55Z' },
    'WS-0815 3CECEF6A019E',
  ],
  [
    'triade.id',
    { customerNumber: '10311', terminalServer: true, port: 28064 },
    'LIC-A 005056A10001, LIC-B 005056A10002, LIC-C 005056A10003',
  ],
  ['version-19.id', { version: 19, company: 'Müller & Söhne', server: null }, 'ALT-01 001B44113AB8'],
])('the request %s is read', async (name, facts, machines) => {
  const { status, json } = await read(sample(name))
  expect([status, json]).toMatchObject([201, facts])
  expect(json.hosts.map((host: { name: string; mac: string }) => `${host.name} ${host.mac}`).join(', ')).toBe(machines)
})

test.each([
  ['network-mac.id', '10023', 'mac'],
  ['single-name.id', '10147', 'name'],
  ['triade.id', '10311', 'triade'],
])('what %s says is saved as a host ID and comes back the same', async (name, customerNumber, binding) => {
  const request = (await read(sample(name))).json
  const hosts = [0, 1, 2].map((slot) => request.hosts[slot] ?? { name: null, mac: null })
  const input = {
    ...hostInput,
    binding,
    hosts,
    customerNumber,
    email: request.contact.email,
    version: request.version,
    port: request.port ?? 28064,
    terminalServer: request.terminalServer,
    virtualServer: request.virtualServer,
    build: request.build,
    operatingSystem: request.operatingSystem,
    serverName: request.server?.name ?? '',
  }
  const holding = await portal.given.holdingOf(customerNumber)
  const answer = await create(holding.id, input)
  expect(answer.status).toBe(201)
  expect(answer.json).toMatchObject({ ...input, disabled: false, generation: 0, holdingId: holding.id })
  expect(await portal.ask('licenser', readHost, { params: { id: answer.json.id } })).toEqual(answer.json)
  const listed = (await portal.ask('licenser', listHosts, { params: { id: holding.id } })).items
  expect(listed[0]).toEqual({ ...answer.json, licence: null })
})

const two = [soundHost.hosts[0], { name: 'SRV-2', mac: '001B44113AB8' }]
test.each([
  ['another version', { version: 19 }, ['host.versionMismatch']],
  [
    'names over 99 characters',
    { companyNameShort: 'x'.repeat(90), firstName: 'Änne', lastName: 'Größl' },
    ['host.companyTooLong'],
  ],
  ['no end that is not unlimited', { endDate: null }, ['host.endDateMissing']],
  ['unlimited with an end', { unlimited: true }, ['host.endDateUnlimited']],
  ['unlimited and unbound', { unlimited: true, endDate: null, binding: 'unbound' }, ['host.unboundUnlimited']],
  ['an end before the start', { endDate: '2019-12-31' }, ['host.startAfterEnd']],
  ['no card for MAC', { hosts: empty(['SRV', null]) }, ['host.macRequired']],
  ['no name for the name', { binding: 'name', hosts: empty([null, '001B44113AB7']) }, ['host.nameRequired']],
  ['neither for both', { binding: 'both', hosts: empty([null, null]) }, ['host.macRequired', 'host.nameRequired']],
  [
    'two machines for Triade',
    { binding: 'triade', hosts: [...two, { name: null, mac: null }] },
    ['host.macRequired', 'host.nameRequired'],
  ],
  ['the same machine twice for Triade', { binding: 'triade', hosts: [...two, two[1]] }, ['host.triadeDifferent']],
  ['a multicast or zero address', { hosts: empty(['SRV', '000000000000']) }, ['host.macMalformed']],
  ['a line separator in a name', { hosts: empty(['SRV\u2028SERVER ANY', '001B44113AB7']) }, ['host.nameMalformed']],
  ['a control character in a name', { hosts: empty(['SRV\u0000X', '001B44113AB7']) }, ['host.nameMalformed']],
  [
    'everything at once',
    { version: 18, endDate: null, hosts: empty([null, null]) },
    ['host.versionMismatch', 'host.endDateMissing', 'host.macRequired'],
  ],
])('%s is refused by name', async (_name, changes, codes) => {
  const holding = await newHolding(portal)
  const before = await rowCounts(portal)
  const answer = await create(holding.id, { ...soundHost, ...changes })
  expect([answer.status, answer.json.code]).toEqual([422, 'hosts.broken'])
  expect(brokenIn(answer)).toEqual(codes)
  const host = await newHost(portal, holding)
  const changed = await portal.call('licenser', 'PUT', `/hosts/${host.id}`, { ...soundHost, ...changes })
  expect(brokenIn(changed)).toEqual(codes)
  expect(await portal.ask('licenser', readHost, { params: { id: host.id } })).toEqual(host)
  expect(await rowCounts(portal)).toEqual({
    ...before,
    hosts: before['hosts']! + 1,
    audit_log: before['audit_log']! + 1,
  })
})

function empty([name, mac]: [string | null, string | null]) {
  const none = { name: null, mac: null }
  return [{ name, mac }, none, none]
}

test('a change made meanwhile is refused; an activated host keeps its facts', async () => {
  const host = await newHost(portal, await newHolding(portal))
  const change = (body: object) => portal.call('licenser', 'PUT', `/hosts/${host.id}`, { ...soundHost, ...body })
  const first = await change({ comment: 'Eins', modifiedAt: host.modifiedAt })
  expect([first.status, first.json.comment]).toEqual([200, 'Eins'])
  expect((await change({ comment: 'Zwei', modifiedAt: host.modifiedAt })).json.code).toBe('request.conflict')
  expect((await change({ comment: 'Zwei', modifiedAt: 'gestern' })).json.code).toBe('request.conflict')
  for (const disabled of [true, true, false]) {
    const answer = await portal.call('licenser', 'PATCH', `/hosts/${host.id}/state`, { disabled })
    expect([answer.status, answer.json.disabled, answer.json.comment]).toEqual([200, disabled, 'Eins'])
  }
  const audit = await portal.database.db
    .selectFrom('auditLog')
    .select(['operation', 'accountEmail', 'changes'])
    .where('recordId', '=', host.id)
    .orderBy('id')
    .execute()
  expect(audit.map(({ operation }) => operation)).toEqual([
    'createHost',
    'changeHost',
    'toggleHost',
    'toggleHost',
    'toggleHost',
  ])
  expect(audit[1]).toMatchObject({ accountEmail: 'licenser@wellenwerk.example', changes: { comment: ['', 'Eins'] } })
})

test('only fields of the contract are taken, and only staff take part', async () => {
  const holding = await portal.given.holdingOf('10023')
  expect((await create(holding.id, { ...soundHost, generation: 7 })).json.code).toBe('request.invalid')
  expect((await create(holding.id, { ...soundHost, id: holding.id })).json.code).toBe('request.invalid')
  const list = `/holdings/${holding.id}/hosts`
  expect((await portal.call('customer', 'GET', list)).json.code).toBe('permission.missing')
  expect((await portal.call('customer', 'POST', list, soundHost)).json.code).toBe('permission.missing')
  const unknown = '/holdings/0198c0de-ffff-7000-8000-000000000000/hosts'
  expect((await portal.call('licenser', 'POST', unknown, soundHost)).json.code).toBe('holdings.notFound')
})

test('a machine is found by a part of its name, and by its MAC address however it is written', async () => {
  const holding = await newHolding(portal)
  const machine = { name: 'KONSTRUKTION-77', mac: '0A1B2C3D4E5F' }
  const host = await newHost(portal, holding, {
    hosts: [machine, { name: null, mac: null }, { name: null, mac: null }],
  })
  const found = async (words: string, who: 'licenser' | 'customer' = 'licenser') =>
    portal.call(who, 'GET', `/found-records?words=${encodeURIComponent(words)}`)
  const hostsIn = (answer: { json: { items: { kind: string }[] } }) =>
    answer.json.items.filter(({ kind }) => kind === 'host')
  for (const words of ['konstruktion-77', 'STRUKTION', '0A:1B:2C:3D:4E:5F', '0a-1b-2c-3d', '2C3D4E']) {
    expect(hostsIn(await found(words)), words).toMatchObject([{ id: host.id, ...machine, holdingId: holding.id }])
  }
  for (const words of ['konstruktion-78', '%%%', '___', "'; --"]) expect(hostsIn(await found(words)), words).toEqual([])
  expect((await found('k')).status).toBe(400)
  // A customer does not find machines of other companies.
  expect(hostsIn(await found('konstruktion', 'customer'))).toEqual([])
})
