import { describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { itemLimit } from '#contract/configuration-items.ts'
import { saveConfiguration } from '#contract/configurations.ts'
import { signIn } from '#contract/session.ts'
import { fieldsOf } from '#domains/orders/two-checkout.ts'
import { formFields, mostJson, notificationFields } from '#platform/http/bounds/input-bounds.ts'
import { readForm } from '#platform/http/read-form.ts'
import { readJson } from '#platform/http/read-json.ts'
import { jsonBoundsOf } from '#platform/http/bounds/shape-bounds.ts'
import { largestBody } from '../testing/largest-body.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal()
const invalid = expect.objectContaining({ code: 'request.invalid' })
const named = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at])))
const bodies = operations.filter(({ uploadLimit, form }) => uploadLimit === null && !form)

describe('JSON is bounded by the shape of its operation', () => {
  test('each takes the largest body of the contract, and nothing larger', () => {
    for (const operation of bodies) {
      const bounds = jsonBoundsOf(operation)
      const { names, values, depth } = bounds
      expect(names, operation.name).toBeLessThanOrEqual(mostJson.names)
      expect(() => readJson(named(names + 1), bounds), operation.name).toThrow(invalid)
      expect(() => readJson(named(bounds.namesOfOne + 1), bounds), operation.name).toThrow(invalid)
      expect(() => readJson(`[${'1,'.repeat(values)}1]`, bounds), operation.name).toThrow(invalid)
      expect(() => readJson('['.repeat(depth + 1) + ']'.repeat(depth + 1), bounds), operation.name).toThrow(invalid)
      const largest = largestBody(operation.body, itemLimit * 20)
      expect(readJson(JSON.stringify(largest), bounds), operation.name).toEqual(largest)
    }
  })

  test('few operations take more than a hundred values, and strangers none of them', () => {
    const large = bodies.filter((one) => jsonBoundsOf(one).values > 250).map(({ name, access }) => [name, access])
    expect(new Set(large.map(([name]) => name))).toEqual(
      new Set([
        'addCloudUsers',
        'addCompanyHolding',
        'addContactHolding',
        'addMasterItems',
        'changeCampaign',
        'changeConfigurationItems',
        'chooseConfiguration',
        'createCampaign',
        'importCrmContacts',
        'saveConfiguration',
        'saveStudentProduct',
        'simulateLicences',
        'sortMasterItems',
        'startImport',
      ]),
    )
    expect(large.filter(([, access]) => access === 'public')).toEqual([])
  })

  test('where no operation says so, a hundred rows of thirty fields are taken, and no thousand names of one', () => {
    const rows = Array.from({ length: 100 }, () => JSON.parse(named(30)) as object)
    expect(readJson(JSON.stringify(rows))).toEqual(rows)
    expect(() => readJson(named(1000))).toThrow(invalid)
    expect(() => readJson(JSON.stringify({ deep: [[{ ...(JSON.parse(named(1000)) as object) }]] }))).toThrow(invalid)
  })

  test('a configuration of two thousand items, as it was read, is taken', () => {
    const item = {
      id: '0198c0de-ffff-7000-8000-000000000000',
      moduleId: '0198c0de-ffff-7000-8000-000000000000',
      level: 1,
      name: 'Modul',
      licName: 'MODUL',
      licNameParent: null,
      count: { kind: 'counted', n: 5 },
      startDate: null,
      endDate: null,
      unlimited: false,
      test: false,
      student: false,
      editModules: false,
      connect: false,
      testCount: 0,
      sorting: 1,
      children: [],
    }
    const items = Array.from({ length: itemLimit }, () => item)
    expect(readJson(JSON.stringify({ items }), jsonBoundsOf(saveConfiguration))).toEqual({ items })
  })

  test.each([
    ['list-views', { list: 'listCompanies', name: 'a', hidden: [], query: JSON.parse(named(500)) as object }],
    ['exports', { list: 'listCompanies', format: 'csv', params: JSON.parse(named(500)) as object }],
    ['exports', { list: 'listCompanies', format: 'csv', query: JSON.parse(named(500)) as object }],
  ])('%s: names that the contract leaves open are bounded as well', async (path, body) => {
    const { status, json } = await portal.call('user', 'POST', `/${path}`, body)
    // Told by the reader, which names no field.
    expect([status, json.code, json.field]).toEqual([400, 'request.invalid', undefined])
  })

  test('a stranger’s thousand names are refused before any of them is judged', async () => {
    const { json } = await portal.call(null, 'POST', '/session', JSON.parse(named(1000)))
    expect([json.code, json.details]).toEqual(['request.invalid', undefined])
    const few = await portal.call(null, 'POST', '/session', JSON.parse(named(10)))
    expect([few.json.code, few.json.details.fields.length > 0]).toEqual(['request.invalid', true])
    expect(jsonBoundsOf(signIn).names).toBeLessThan(30)
  })
})

describe('forms', () => {
  test('fields are bounded before they are told apart', () => {
    expect(readForm('a=1&'.repeat(formFields - 1)).size).toBe(formFields - 1)
    expect(() => readForm('a&'.repeat(130_000))).toThrow(invalid)
  })

  test('a shop’s notification may have the fields of forty products, and no more', () => {
    expect(fieldsOf(Buffer.from('a=1&'.repeat(notificationFields - 1)))).toHaveLength(notificationFields - 1)
    expect(() => fieldsOf(Buffer.from('a&'.repeat(130_000)))).toThrow(invalid)
  })

  test.each([
    ['/shop/notifications/2checkout', 'a&'.repeat(130_000)],
    ['/shop/standin', 'a&'.repeat(130_000)],
    ['/shop/standin/sales', 'a&'.repeat(130_000)],
    ['/api/session/sso/werk/saml', `SAMLResponse=${'a&'.repeat(130_000)}`],
  ])('%s', async (url, payload) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await portal.app.inject({ method: 'POST', url, headers, payload })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid'])
  })

  test('what strangers send as a form is no larger than the answer of an identity provider', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = `SAMLResponse=${'a'.repeat(600_000)}`
    const answer = await portal.app.inject({ method: 'POST', url: '/api/session/sso/werk/saml', headers, payload })
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'request.tooLarge'])
  })
})
