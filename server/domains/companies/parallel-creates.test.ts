import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testPortal } from '../../testing/portal.ts'
import { companyInput } from '../../testing/samples.ts'

const portal = testPortal()

const create = (body: object, headers: Record<string, string> = {}) =>
  portal.call('licenser', 'POST', '/companies', body, headers)
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)
const named = (number: number | string) => companyInput(number, `Zugleich ${number} GmbH`)

const auditOf = (ids: string[]) =>
  portal.database.db
    .selectFrom('auditLog')
    .select(['recordId', 'requestId', 'operation', 'accountEmail'])
    .where('recordId', 'in', ids)
    .execute()

test('companies created at the same time: each has its own answer and audit row', async () => {
  const wished = numbers(7_610_000, 24)
  const answers = await Promise.all(wished.map((number) => create(named(number))))
  expect(answers.map(({ status }) => status)).toEqual(wished.map(() => 201))
  expect(answers.map(({ json }) => json.customerNumber)).toEqual(wished.map(String))
  const ids = answers.map(({ json }) => json.id as string)
  const audit = await auditOf(ids)
  expect(audit).toHaveLength(24)
  const byRecord = new Map(audit.map((row) => [row.recordId, row]))
  for (const { json, headers } of answers)
    expect(byRecord.get(json.id)).toMatchObject({
      requestId: headers['x-request-id'],
      operation: 'createCompany',
      accountEmail: 'licenser@wellenwerk.example',
    })
})

test('a company that is refused among others is refused alone, with the number that is taken', async () => {
  // A company of older times, whose number begins with zeros.
  await portal.query("UPDATE companies SET customer_number = '007610000' WHERE customer_number = '7610000'")
  const unknownType = { ...named(7_620_009), companyTypeId: randomUUID() }
  const wished = [...numbers(7_620_000, 6).map(named), named(7_610_000), named(7_610_001), unknownType]
  const answers = await Promise.all(wished.map((body) => create(body)))
  expect(answers.map(({ status, json }) => (status === 201 ? 'created' : [json.code, json.details?.number]))).toEqual([
    ...numbers(7_620_000, 6).map(() => 'created'),
    ['companies.companyAlredyExists', '7610000'],
    ['companies.companyAlredyExists', '7610001'],
    ['companies.typeUnknown', undefined],
  ])
  const good = answers.filter(({ status }) => status === 201).map(({ json }) => json.id as string)
  expect(await auditOf(good)).toHaveLength(6)
})

test('the same number many times at once is one company', async () => {
  const answers = await Promise.all(numbers(0, 12).map(() => create(named(7_630_000))))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ json }) => json.code === 'companies.companyAlredyExists')).toHaveLength(11)
})

test('keys: a request sent three times at once among others creates once, another one’s key is refused', async () => {
  const wished = numbers(7_640_000, 8)
  const keys = wished.map(() => randomUUID())
  const sent = [...wished.keys(), ...wished.keys(), ...wished.keys()]
  const answers = await Promise.all(sent.map((at) => create(named(wished[at]!), { 'idempotency-key': keys[at]! })))
  expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 201))
  for (const at of wished.keys()) {
    const same = answers.filter((_, index) => sent[index] === at)
    expect(new Set(same.map(({ json }) => json.id)).size).toBe(1)
    expect(same.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(2)
  }
  const other = await Promise.all([
    ...numbers(7_650_000, 4).map((number) => create(named(number), { 'idempotency-key': randomUUID() })),
    create(named(7_650_009), { 'idempotency-key': keys[0]! }),
  ])
  expect(other.map(({ status, json }) => json.code ?? status)).toEqual([201, 201, 201, 201, 'request.keyReused'])
})
