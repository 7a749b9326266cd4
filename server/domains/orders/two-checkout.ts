import { createHmac, timingSafeEqual } from 'node:crypto'
import { notificationFields } from '#platform/http/bounds/input-bounds.ts'
import { readForm } from '#platform/http/read-form.ts'
import type { VerifiedNotification, Purchase, Shop, ShopName, ReadNotification } from './selling.ts'

export interface TwoCheckout {
  name: Extract<ShopName, 'standin' | '2checkout'>
  merchant: string
  linkSecret: string
  notificationSecret: string
  buyAddress: string
  allowMd5: boolean
}

/** Seconds a buy link works. */
const linkSeconds = 24 * 3600

/** Parameters of a buy link whose change would change what is bought; the others are no part of its signature. */
const signedParameters = [
  'return-url',
  'return-type',
  'expiration',
  'order-ext-ref',
  'customer-ref',
  'customer-ext-ref',
  'lock',
  'prod',
  'qty',
  'price',
  'currency',
  'opt',
  'coupon',
  'item-ext-ref',
]

/** A value with its length in bytes before it, as the shop's signatures read them. */
const lengthFirst = (value: string): string => `${Buffer.byteLength(value)}${value}`

/** The signature of a ConvertPlus buy link (2Checkout, "Buy-link signature"): HMAC-SHA-256 as lower-case hex. */
export function buyLinkSignature(parameters: Readonly<Record<string, string>>, secret: string): string {
  const text = Object.entries(parameters)
    .filter(([name]) => signedParameters.includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => lengthFirst(value))
    .join('')
  return createHmac('sha256', secret).update(text, 'utf8').digest('hex')
}

export type Field = readonly [name: string, value: string]

const hashes = [
  ['SIGNATURE_SHA3_256', 'sha3-256'],
  ['SIGNATURE_SHA2_256', 'sha256'],
  ['HASH', 'md5'],
] as const
const hashNames: readonly string[] = hashes.map(([name]) => name)

/** The hash of an instant payment notification: every value in the order received, its length in bytes before it. */
export const notificationHash = (fields: readonly Field[], secret: string, algorithm: string): string =>
  createHmac(algorithm, secret)
    .update(
      fields
        .filter(([name]) => !hashNames.includes(name))
        .map(([, value]) => lengthFirst(value))
        .join(''),
      'utf8',
    )
    .digest('hex')

/** The fields of a form in the order they came; null when it is none. Refuses too many with request.invalid. */
export function fieldsOf(body: Buffer): Field[] | null {
  const text = body.toString('utf8')
  // Bytes that are no UTF-8 would be replaced and the lengths change.
  if (!Buffer.from(text, 'utf8').equals(body)) return null
  return [...readForm(text, notificationFields)]
}

const meaning: Record<string, ReadNotification['state']> = {
  PENDING: 'pending',
  PURCHASE_PENDING: 'pending',
  PENDING_APPROVAL: 'pending',
  PENDING_ORDER_APPROVAL: 'pending',
  SUSPECT: 'pending',
  PAYMENT_AUTHORIZED: 'paid',
  PAYMENT_RECEIVED: 'paid',
  COMPLETE: 'paid',
  CANCELED: 'cancelled',
  INVALID: 'cancelled',
  REFUND: 'refunded',
  REVERSED: 'refunded',
}

/** 2Checkout (Verifone) ConvertPlus: signed buy links, instant payment notifications. The stand-in speaks the same. */
export function twoCheckoutShop(shop: TwoCheckout): Shop {
  return {
    name: shop.name,
    notifier: '2checkout',
    signatureHeader: null,
    buyLink: (purchase) => Promise.resolve(buyLink(shop, purchase)),
    judge: async (body) => verifySignature(shop, body),
    receipt: (body, now) => receipt(shop, body, now),
  }
}

function buyLink({ merchant, linkSecret, buyAddress }: TwoCheckout, purchase: Purchase): string {
  const { orderId, productCode, priceCents, currency, test, language, email, name, returnUrl } = purchase
  const parameters: Record<string, string> = {
    merchant,
    prod: productCode,
    qty: '1',
    price: `${currency}:${(priceCents / 100).toFixed(2)}`,
    currency,
    lock: '1',
    language,
    email,
    name,
    'order-ext-ref': orderId,
    'return-type': 'redirect',
    'return-url': returnUrl,
    expiration: String(Math.floor(Date.now() / 1000) + linkSeconds),
    ...(test && { test: '1' }),
  }
  const query = new URLSearchParams({ ...parameters, signature: buyLinkSignature(parameters, linkSecret) })
  return `${buyAddress}?${query.toString()}`
}

function verifySignature({ notificationSecret, allowMd5 }: TwoCheckout, body: Buffer): VerifiedNotification {
  const fields = fieldsOf(body)
  // What is no text cannot carry a hash: it counts as forged.
  if (!fields) return { forged: true }
  // The strongest hash present decides: a weaker one next to it must not get around it.
  const given = hashes.find(([name]) => fields.some(([field, value]) => field === name && value !== ''))
  if (!given || (given[1] === 'md5' && !allowMd5)) return { forged: true }
  const value = (name: string) => fields.find(([field]) => field === name)?.[1] ?? ''
  if (!sameText(value(given[0]).toLowerCase(), notificationHash(fields, notificationSecret, given[1])))
    return { forged: true }
  const reference = value('REFNO')
  const says = meaningOf(value)
  if (reference === '' || value('ORDERSTATUS') === '' || reference.length > 100 || says.shopState.length > 60)
    return { unreadable: true }
  return {
    notification: {
      ...says,
      reference,
      orderId: value('REFNOEXT'),
      totalCents: centsOf(value('IPN_TOTALGENERAL')),
      currency: value('CURRENCY') || 'EUR',
      productCode: value('IPN_PCODE[]') || value('IPN_PID[]'),
      moreProducts: holdsMore(fields),
      test: value('TEST_ORDER') === '1',
    },
  }
}

/** Whether more is in the cart than one piece of one product. */
const holdsMore = (fields: readonly Field[]): boolean =>
  ['IPN_PID[]', 'IPN_PCODE[]'].some((name) => fields.filter(([field]) => field === name).length > 1) ||
  fields.some(([field, value]) => field === 'IPN_QTY[]' && value !== '' && Number(value) !== 1)

/**
 * What a notification means. A chargeback is reported next to a status that stays. A refund names what it gives back,
 * which may be a part; each part is another notification under the same status.
 */
function meaningOf(value: (name: string) => string): Pick<ReadNotification, 'state' | 'shopState' | 'refund'> {
  const status = value('ORDERSTATUS')
  const cents = centsOf(value('IPN_TOTALGENERAL'))
  const state = meaning[status] ?? null
  const resolution = value('CHARGEBACK_RESOLUTION').toUpperCase()
  const chargeback = chargebacks[resolution]
  if (status === 'REFUND' && cents !== null) {
    const given = Math.abs(cents)
    return {
      state: 'refunded',
      shopState: `${status} ${(given / 100).toFixed(2)} ${value('IPN_DATE')}`.trim(),
      refund: { cents: given, inAll: false },
    }
  }
  if (state !== 'refunded' && state !== 'cancelled' && chargeback)
    return { state: chargeback, shopState: `${status} CHARGEBACK ${resolution}`, refund: null }
  return { state, shopState: status, refund: null }
}

const chargebacks: Record<string, ReadNotification['state']> = { OPEN: 'disputed', LOST: 'refunded', WON: 'disputeWon' }

/** An amount as the shop writes it, in cents; null where it is none. */
const centsOf = (amount: string): number | null =>
  /^-?\d{1,9}(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : null

function receipt({ notificationSecret }: TwoCheckout, body: Buffer, now: Date): { mediaType: string; text: string } {
  const fields = fieldsOf(body) ?? []
  const first = (name: string) => fields.find(([field]) => field === name)?.[1] ?? ''
  const date = now.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)
  const parts = [first('IPN_PID[]'), first('IPN_PNAME[]'), first('IPN_DATE'), date]
  const hash = receiptHash(parts, notificationSecret, 'sha3-256')
  return { mediaType: 'text/xml; charset=utf-8', text: `<sig algo="sha3-256" date="${date}">${hash}</sig>` }
}

/** The hash of the answer: first product's id and name, the notification's date, and the answer's own date. */
export const receiptHash = (parts: readonly string[], secret: string, algorithm: string): string =>
  createHmac(algorithm, secret).update(parts.map(lengthFirst).join(''), 'utf8').digest('hex')

function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
