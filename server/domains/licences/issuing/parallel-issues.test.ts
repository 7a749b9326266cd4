import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Host, toggleHost } from '#contract/hosts.ts'
import { checkLedger } from '#contract/ledger.ts'
import { type Licence, listHostLicences } from '#contract/licences.ts'
import { type Answer, testPortal } from '../../../testing/portal.ts'
import { issue, issueFor, newHolding, newHost } from '../fixtures.ts'

const portal = testPortal()

async function hosts(count: number): Promise<Host[]> {
  const holding = await newHolding(portal)
  const made: Host[] = []
  for (let at = 0; at < count; at++) made.push(await newHost(portal, holding))
  return made
}

const auditOf = (ids: string[]) =>
  portal.database.db
    .selectFrom('auditLog')
    .select(['recordId', 'requestId', 'operation', 'accountEmail', 'address', 'changes'])
    .where('recordId', 'in', ids)
    .execute()

async function requireOneChain(): Promise<void> {
  expect(await portal.ask('administrator', checkLedger)).toMatchObject({ brokenAt: null, wrongHead: null })
  const rows = await portal.query(
    'SELECT (SELECT count(*) FROM licences)::int AS licences, (SELECT count(*) FROM ledger_entries)::int AS entries',
  )
  expect(rows[0].entries).toBe(rows[0].licences)
}

const ids = (answers: Answer[]) => answers.map(({ json }) => json.id as string)

test('issues at the same time: each has its own answer, audit row and place', async () => {
  const found = await hosts(24)
  const answers = await Promise.all(found.map(({ id }) => issue(portal, id)))
  expect(answers.map(({ status }) => status)).toEqual(found.map(() => 201))
  expect(answers.map(({ json }) => json.hostId)).toEqual(found.map(({ id }) => id))
  const audit = await auditOf(ids(answers))
  expect(new Set(audit.map(({ recordId }) => recordId)).size).toBe(24)
  expect(audit).toHaveLength(24)
  const byRecord = new Map(audit.map((row) => [row.recordId, row]))
  for (const { json, headers } of answers)
    expect(byRecord.get(json.id)).toMatchObject({
      requestId: headers['x-request-id'],
      operation: 'issueLicence',
      address: '127.0.0.1',
      accountEmail: 'licenser@wellenwerk.example',
      changes: { sha256: [null, json.sha256] },
    })
  await requireOneChain()
})

test('an issue that is refused among others is refused alone, and leaves nothing', async () => {
  const found = await hosts(10)
  await portal.ask('licenser', toggleHost, { params: { id: found[3]!.id }, body: { disabled: true } })
  const unknown = randomUUID()
  const wished = [...found.map(({ id }) => id), unknown]
  const answers = await Promise.all(wished.map((id) => issue(portal, id)))
  expect(answers.map(({ status, json }) => (status === 201 ? 'issued' : json.code))).toEqual(
    wished.map((id) => (id === unknown ? 'hosts.notFound' : id === found[3]!.id ? 'hosts.disabled' : 'issued')),
  )
  const good = answers.filter(({ status }) => status === 201)
  expect(await auditOf(ids(good))).toHaveLength(9)
  expect(good.map(({ json }) => json.generation)).toEqual(good.map(() => 1))
  await requireOneChain()
})

test('keys: a request sent three times at once among others issues once, another one’s key is refused', async () => {
  const found = await hosts(8)
  const keys = found.map(() => randomUUID())
  const sent = [...found.keys(), ...found.keys(), ...found.keys()]
  const answers = await Promise.all(
    sent.map((at) => issue(portal, found[at]!.id, {}, { 'idempotency-key': keys[at]! })),
  )
  for (const at of found.keys()) {
    const same = answers.filter((_, index) => sent[index] === at)
    expect(new Set(ids(same)).size).toBe(1)
    expect(same.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(2)
    expect((same[0]!.json as Licence).generation).toBe(1)
  }
  const mixed = await Promise.all([
    ...found.map(({ id }) => issue(portal, id, {}, { 'idempotency-key': randomUUID() })),
    issue(portal, found[0]!.id, {}, { 'idempotency-key': keys[1]! }),
    issue(portal, found[1]!.id, {}, { 'idempotency-key': keys[1]! }),
  ])
  expect(mixed.map(({ status, json }) => json.code ?? status)).toEqual([
    ...found.map(() => 201),
    'request.keyReused',
    201,
  ])
  expect(mixed.at(-1)!.json.id).toBe(answers[1]!.json.id)
  await requireOneChain()
})

test('one host many times among others: generations without gap or double', async () => {
  const [one, ...others] = await hosts(6)
  await issueFor(portal, one!.id)
  const wished = Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? one! : others[at % 5]!))
  const answers = await Promise.all(wished.map(({ id }) => issue(portal, id)))
  const of = (host: Host) => answers.filter(({ json }) => json.hostId === host.id).map(({ json }) => json as Licence)
  const generations = of(one!).map(({ generation }) => generation)
  expect(generations.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, at) => at + 2))
  const bySerial = new Map(of(one!).map((licence) => [licence.serial, licence.generation]))
  for (const { generation, supersedes } of of(one!))
    if (generation > 2) expect(bySerial.get(supersedes!)).toBe(generation - 1)
  await requireOneChain()
})

const bulk = (hostIds: string[], key = randomUUID()) =>
  portal.call('licenser', 'POST', '/licences', { hostIds }, { 'idempotency-key': key })

test('in bulk: one licence a host, in their order, once for a key, each with its audit row', async () => {
  const hostIds = (await hosts(30)).map(({ id }) => id).toReversed()
  const key = randomUUID()
  const [one, other] = await Promise.all([bulk(hostIds, key), bulk(hostIds, key)])
  expect([one.status, other.status]).toEqual([201, 201])
  expect(other.json).toEqual(one.json)
  const licences = one.json.items as Licence[]
  expect(licences.map(({ hostId }) => hostId)).toEqual(hostIds)
  expect(new Set(licences.map(({ generation }) => generation))).toEqual(new Set([1]))
  expect(await auditOf(licences.map(({ id }) => id))).toHaveLength(30)
  await requireOneChain()
})

test('in bulk: where one host is refused none is issued, and the refusal names it', async () => {
  const found = await hosts(4)
  const hostIds = found.map(({ id }) => id)
  await portal.ask('licenser', toggleHost, { params: { id: hostIds[2]! }, body: { disabled: true } })
  expect(await bulk(hostIds)).toMatchObject({
    status: 409,
    json: { code: 'hosts.disabled', details: { index: 2 } },
  })
  const { items } = await portal.ask('licenser', listHostLicences, { params: { id: hostIds[0]! } })
  expect(items).toEqual([])
  expect((await bulk([hostIds[0]!, hostIds[0]!])).json.items).toHaveLength(1)
  expect(await bulk(Array.from({ length: 201 }, () => randomUUID()))).toMatchObject({ status: 400 })
})
