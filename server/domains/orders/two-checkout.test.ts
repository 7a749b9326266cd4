import { expect, test } from 'vitest'
import { buyLinkSignature, type Field, notificationHash, receiptHash, twoCheckoutShop } from './two-checkout.ts'

test('a buy link is signed as the shop reads it: the signed parameters alone, sorted, lengths in bytes', () => {
  const parameters = {
    merchant: 'M-1',
    email: 'wer@hochschule.example',
    test: '1',
    'order-ext-ref': 'K-1001',
    currency: 'EUR',
    lock: '1',
    price: 'EUR:49.90',
    prod: 'STUD24',
    qty: '1',
    'return-type': 'redirect',
    'return-url': 'https://portal.example/pay/return',
  }
  expect(buyLinkSignature(parameters, 'SECRETWORD')).toBe(
    '8c72c2c4eaf59cfcb2b7fa1ab9dbafd199834a757b0cf43159398c5f5fb01436',
  )
  expect(buyLinkSignature({ ...parameters, email: 'anders@x.example', test: '0' }, 'SECRETWORD')).toBe(
    buyLinkSignature(parameters, 'SECRETWORD'),
  )
  expect(buyLinkSignature({ ...parameters, price: 'EUR:4.99' }, 'SECRETWORD')).not.toBe(
    buyLinkSignature(parameters, 'SECRETWORD'),
  )
})

// The vector of the shop's own documentation, in its three hashes.
const answered = ['1', 'Software program', '20050303123434', '20050303123434']
test.each([
  ['md5', '7bf97ed39681027d0c45aa45e3ea98f0'],
  ['sha256', 'ea6f44c39b3d204b59500998fcb9221c92744d9721a94b45fc6d5cda99980176'],
  ['sha3-256', '85180497aaaa4844a278b52b1ce257d2820dbf5857470a5f678fef2266d0d4a8'],
])('the answer to a notification with %s', (algorithm, hash) => {
  expect(receiptHash(answered, 'AABBCCDDEEFF', algorithm)).toBe(hash)
})

const settings = {
  name: '2checkout' as const,
  merchant: 'M',
  linkSecret: 'L',
  notificationSecret: 'AABBCCDDEEFF',
  buyAddress: 'https://secure.2checkout.com/checkout/buy',
  allowMd5: false,
}
const fields: Field[] = [
  ['REFNO', '4711'],
  ['REFNOEXT', 'o-1'],
  ['ORDERSTATUS', 'COMPLETE'],
  ['FIRSTNAME', 'Änne'],
  ['IPN_PID[]', '7'],
  ['IPN_PCODE[]', 'STUD24'],
  ['CURRENCY', 'EUR'],
  ['IPN_TOTALGENERAL', '49.90'],
  ['TEST_ORDER', '0'],
]
const body = (list: readonly Field[]) =>
  Buffer.from(new URLSearchParams(list.map(([name, value]): [string, string] => [name, value])).toString())
const judged = (list: readonly Field[], more = {}) =>
  twoCheckoutShop({ ...settings, ...more }).judge(body(list), '', new Date())
const hashed = (algorithm: string, list = fields) => notificationHash(list, settings.notificationSecret, algorithm)

test('a notification counts by its strongest hash, and MD5 alone only by setting', async () => {
  const sha3: Field = ['SIGNATURE_SHA3_256', hashed('sha3-256')]
  const sha2: Field = ['SIGNATURE_SHA2_256', hashed('sha256')]
  const md5: Field = ['HASH', hashed('md5')]
  expect(await judged([...fields, sha3, sha2, md5])).toMatchObject({
    notification: {
      reference: '4711',
      orderId: 'o-1',
      state: 'paid',
      totalCents: 4990,
      productCode: 'STUD24',
      test: false,
    },
  })
  expect(await judged([...fields, sha2])).toHaveProperty('notification')
  expect(await judged([...fields, md5])).toEqual({ forged: true })
  expect(await judged([...fields, md5], { allowMd5: true })).toHaveProperty('notification')
  // A weaker hash that fits is no way around a stronger one that does not.
  expect(await judged([...fields, ['SIGNATURE_SHA3_256', 'f'.repeat(64)], sha2, md5])).toEqual({ forged: true })
  expect(await judged(fields)).toEqual({ forged: true })
})

test('every change of any value, of the order, and a cut body is noticed', async () => {
  const sha3: Field = ['SIGNATURE_SHA3_256', hashed('sha3-256')]
  for (const [index, [name, value]] of fields.entries()) {
    const changed = fields.with(index, [name, `${value}0`])
    expect(await judged([...changed, sha3]), name).toEqual({ forged: true })
    expect(await judged([...fields.toSpliced(index, 1), sha3]), name).toEqual({ forged: true })
  }
  expect(await judged([...fields.toReversed(), sha3])).toEqual({ forged: true })
  const whole = body([...fields, sha3])
  for (let length = 0; length < whole.length; length += 7)
    expect(await twoCheckoutShop(settings).judge(whole.subarray(0, length), '', new Date())).toEqual({ forged: true })
  const noUtf8 = Buffer.concat([whole, Buffer.from([0xff])])
  expect(await twoCheckoutShop(settings).judge(noUtf8, '', new Date())).toEqual({ forged: true })
})
