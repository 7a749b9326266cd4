import { expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { testPortal, type Who } from '../testing/portal.ts'

const portal = testPortal({ RATE_LIMIT: '1200' })
const times = async (count: number, call: () => ReturnType<typeof portal.call>) => {
  const codes: string[] = []
  for (let at = 0; at < count; at++) {
    const { status, json } = await call()
    codes.push(status < 300 ? 'done' : json.code)
  }
  return codes
}
const data = (who: Who) => () => portal.call(who, 'GET', '/profile/data')

test('what costs much has a budget of its own for each account', async () => {
  const codes = await times(8, data('customer'))
  expect(codes).toEqual([...Array.from({ length: 6 }, () => 'done'), 'request.tooMany', 'request.tooMany'])
  // Neither others nor other calls are kept back by it.
  expect(await times(1, data('user'))).toEqual(['done'])
  expect(await times(1, () => portal.call('customer', 'GET', '/profile'))).toEqual(['done'])
})

test('a customer’s exports and printed pages are counted, whatever comes of them', async () => {
  const missing = '0198c0de-ffff-7000-8000-000000000000'
  const exported = await times(22, () =>
    portal.call('customer', 'POST', '/exports', { list: 'listCompanies', format: 'xlsx' }),
  )
  expect(exported.indexOf('request.tooMany')).toBe(20)
  const printed = await times(22, () => portal.call('customer', 'GET', `/holdings/${missing}/passport.pdf`))
  expect(printed.indexOf('request.tooMany')).toBe(20)
})

test('each file that is written for the caller weighs more than a call', () => {
  const written = [
    'exportEventPlaces',
    'exportList',
    'exportLedger',
    'printReceipt',
    'printPassport',
    'exportMyData',
    'downloadEnds',
  ]
  const light = operations.filter(({ name, weight }) => written.includes(name) && weight === 1)
  expect(light.map(({ name }) => name)).toEqual([])
})
