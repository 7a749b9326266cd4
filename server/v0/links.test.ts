import { expect, test } from 'vitest'
import { readHolding } from '#contract/holdings.ts'
import { errors } from '#texts/errors.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal()
const v0 = async (method: 'GET' | 'POST', path: string, payload?: object) => {
  const headers = { authorization: `Bearer ${await portal.tokenOf('administrator')}` }
  const answer = await portal.app.inject({ method, url: `/v0${path}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json<{ data: never; Message: string }>() }
}

interface Link {
  ConfigurationID: string
  ProductLevelOneID: string
  LicName: string
  Count: number
  Uncounted: number
  Student: number
}

/** A company of its own with two seats of a product, and how an older program writes to its modules. */
async function newLinks() {
  const { id } = await portal.given.fullHolding()
  const current = async () =>
    (await portal.ask('administrator', readHolding, { params: { id } })).configuration!.id.toUpperCase()
  const all = async () =>
    (await v0('GET', `/configurationhaslevelones?configurationID=${await current()}`)).data as Link[]
  const named = async ({ LicName }: Link) => (await all()).find((one) => one.LicName === LicName)
  const counted = (await all()).filter(({ Count }) => Count === 2)
  const [link, other] = [counted.at(-1)!, counted.at(-2)!]
  const row = async (fields: object, of = link) => ({
    ConfigurationID: await current(),
    ProductLevelOneID: of.ProductLevelOneID,
    ...fields,
  })
  const update = async (fields: object) => v0('POST', '/updateconfigurationhaslevelone', await row(fields))
  return { holdingId: id, current, named, link, other, row, update }
}

test('flags are -1 or false when off, 0, 1 or true when on, and nothing else', async () => {
  const { update } = await newLinks()
  const said = async (fields: object) => {
    const { status, data } = await update(fields)
    return [status, status === 200 ? (data as Link).Student : null]
  }
  for (const off of [-1, '-1', false, 'false', 'False']) {
    expect(await said({ Student: 0 })).toEqual([200, 0])
    expect(await said({ Student: off }), String(off)).toEqual([200, -1])
  }
  for (const on of [0, '0', 1, true, 'true']) {
    expect(await said({ Student: -1 })).toEqual([200, -1])
    expect(await said({ Student: on }), String(on)).toEqual([200, 0])
  }
  for (const none of [null, 'NULL', '']) expect(await said({ Student: none, Count: 2 })).toEqual([200, 0])
  for (const wrong of ['x', 2, -2, [], {}]) expect(await said({ Student: wrong })).toEqual([400, null])
})

test('an item that is told not to be uncounted keeps its count', async () => {
  const { update, named, link } = await newLinks()
  expect((await update({ Count: 2, Uncounted: false })).data).toMatchObject({ Count: 2, Uncounted: -1 })
  expect((await update({ Uncounted: null, Count: 2 })).data).toMatchObject({ Count: 2, Uncounted: -1 })
  expect(await named(link)).toMatchObject({ Count: 2 })
  expect((await update({ Uncounted: true })).data).toMatchObject({ Count: 9999, Uncounted: 0 })
})

test('rows about more than one configuration are refused, and nothing is written', async () => {
  const [one, two] = [await newLinks(), await newLinks()]
  const before = [await one.current(), await two.current()]
  for (const call of ['/updateconfigurationhaslevelone', '/createconfigurationhaslevelone'])
    for (const [first, second] of [
      [one, two],
      [two, one],
    ] as const) {
      const rows = [await first.row({ Count: 1 }), await second.row({ Count: 1 }, second.other)]
      expect(await v0('POST', call, rows)).toMatchObject({
        status: 400,
        Message: `${errors['request.invalid'].de} ConfigurationID: Die Felder nennen nicht denselben Datensatz.`,
      })
    }
  expect([await one.current(), await two.current()]).toEqual(before)
  // Two rows of one, whichever way its id is written.
  const row = await one.row({ Count: 1 })
  const rows = [
    row,
    { ...(await one.row({ Count: 1 }, one.other)), ConfigurationID: row.ConfigurationID.toLowerCase() },
  ]
  expect((await v0('POST', '/updateconfigurationhaslevelone', rows)).status).toBe(200)
  expect([await one.named(one.link), await one.named(one.other)]).toMatchObject([{ Count: 1 }, { Count: 1 }])
})

test('what is counted down to 0 is answered with 0 and gone once it is live; no count at all changes none', async () => {
  const { update, named, link, row, holdingId } = await newLinks()
  for (const none of [null, '', 'NULL'])
    expect((await update({ Count: none, Student: 0 })).data).toMatchObject({ Count: 2, LicName: link.LicName })
  for (const wrong of ['x', true, false, [], 1.5, '0x1']) expect((await update({ Count: wrong })).status).toBe(400)
  expect(await named(link)).toMatchObject({ Count: 2 })
  const gone = await update({ Count: 0 })
  expect([gone.status, gone.data]).toMatchObject([200, { Count: 0, LicName: link.LicName }])
  expect(await named(link)).toMatchObject({ Count: 0 })
  const published = { ID: holdingId, ConfigurationID: (gone.data as Link).ConfigurationID }
  expect((await v0('POST', '/updatecompanyhasproduct', published)).status).toBe(200)
  expect(await named(link)).toBeUndefined()
  const none = await v0('POST', '/createconfigurationhaslevelone', await row({ Count: '0' }))
  expect([none.status, none.data]).toMatchObject([200, { Count: 0, ProductLevelOneID: link.ProductLevelOneID }])
  const back = await v0('POST', '/createconfigurationhaslevelone', await row({ Count: '2', Limited: '9999-12-31' }))
  expect([back.status, back.data]).toMatchObject([200, { Count: 2, LicName: link.LicName }])
})

test('of a service contract, what is left out stays', async () => {
  const { id } = await portal.given.company()
  const update = async (fields: object) => {
    const { status, data } = await v0('POST', '/updatecompany', { ID: id, ...fields })
    const { ServiceContract, ServiceContractStart, ServiceContractEnd } = (data ?? {}) as Record<string, string>
    return [status, ServiceContract, ServiceContractStart?.split('T')[0], ServiceContractEnd?.split('T')[0]]
  }
  const none = [200, false, '1970-01-01', '1970-01-01']
  // Dates alone make no contract, and one without a start is none.
  expect(await update({ ServiceContractEnd: '2027-12-31T00:00:00' })).toEqual(none)
  expect((await update({ ServiceContract: true, ServiceContractEnd: '2027-12-31T00:00:00' }))[0]).toBe(400)
  const from = { ServiceContract: true, ServiceContractStart: '2025-01-01T00:00:00' }
  expect(await update(from)).toEqual([200, true, '2025-01-01', '9999-12-31'])
  const end = (day: string) => ({ ServiceContractEnd: `${day}T00:00:00` })
  expect(await update(end('2027-12-31'))).toEqual([200, true, '2025-01-01', '2027-12-31'])
  expect(await update({ ServiceContract: true, ...end('2028-12-31') })).toEqual([200, true, '2025-01-01', '2028-12-31'])
  const start = { ServiceContractStart: '2024-01-01' }
  expect(await update(start)).toEqual([200, true, '2024-01-01', '2028-12-31'])
  expect(await update({ ServiceContract: 'true', Phone: '1' })).toEqual([200, true, '2024-01-01', '2028-12-31'])
  expect(await update({ Phone: '2' })).toEqual([200, true, '2024-01-01', '2028-12-31'])
  expect(await update({ ServiceContractStart: '1970-01-01T00:00:00' })).toEqual(none)
  expect(await update(from)).toEqual([200, true, '2025-01-01', '9999-12-31'])
  expect(await update({ ...from, ServiceContract: false })).toEqual(none)
})
