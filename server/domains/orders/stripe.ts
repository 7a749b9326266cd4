import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { OutsideError } from '#platform/outside/bounded-fetch.ts'
import { type VerifiedNotification, type Shop, type ReadNotification, unpaidReturn } from './selling.ts'

interface StripeAccount {
  apiKey: string
  notificationSecret: string
}

const events: Record<string, ReadNotification['state']> = {
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.async_payment_failed': 'cancelled',
  'checkout.session.expired': 'cancelled',
}
/** Milliseconds Stripe has to make a session. */
const within = 8000

/** Stripe Checkout: a session per purchase, signed events. */
export function stripeShop({ apiKey, notificationSecret }: StripeAccount): Shop {
  let opened: Promise<Stripe> | undefined
  // Two hundred files: an installation that sells otherwise, or nothing, never reads them.
  const stripe = () =>
    (opened ??= import('stripe').then(
      (library) => new library.default(apiKey, { timeout: within, maxNetworkRetries: 1, telemetry: false }),
    ))
  return {
    name: 'stripe',
    notifier: 'stripe',
    signatureHeader: 'stripe-signature',
    async buyLink({ orderId, productCode, productTitle, priceCents, currency, language, email, returnUrl }) {
      const metadata = { order: orderId, product: productCode }
      const { checkout } = await stripe()
      const wish: Stripe.Checkout.SessionCreateParams = {
        mode: 'payment',
        client_reference_id: orderId,
        customer_email: email,
        locale: language,
        success_url: returnUrl,
        cancel_url: unpaidReturn(returnUrl),
        metadata,
        payment_intent_data: { metadata },
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: priceCents,
              product_data: { name: productTitle },
            },
          },
        ],
      }
      // The same wish yields the same session; a key that is known with other words, such as another language, is
      // refused.
      const words = createHash('sha256').update(JSON.stringify(wish)).digest('hex')
      const session = await checkout.sessions
        .create(wish, { idempotencyKey: `order ${orderId} ${words.slice(0, 32)}` })
        .catch(() => {
          throw new OutsideError('unreachable')
        })
      return session.url ?? Promise.reject(new OutsideError('badAnswer'))
    },
    async judge(body, signature, now) {
      const { webhooks } = await stripe()
      try {
        const event = webhooks.constructEvent(body, signature, notificationSecret, 300, undefined, now.getTime())
        return notificationOf(event as unknown as StripeEvent)
      } catch {
        return { forged: true }
      }
    },
    receipt: () => ({ mediaType: 'text/plain; charset=utf-8', text: 'ok' }),
  }
}

interface StripeEvent {
  type: string
  livemode: boolean
  data: {
    object: {
      object?: string
      id: string
      client_reference_id?: string | null
      payment_intent?: string | null
      payment_status?: string
      status?: string | null
      amount_total?: number | null
      amount?: number
      amount_refunded?: number
      currency?: string | null
      metadata?: Record<string, string> | null
    }
  }
}
type StripeObject = StripeEvent['data']['object']
type Meaning = Pick<ReadNotification, 'state' | 'shopState' | 'refund'>

function notificationOf({ type, livemode, data: { object } }: StripeEvent): VerifiedNotification {
  return {
    notification: {
      ...meaningOf(type, object),
      // Sessions, their refunds and disputes have the payment in common.
      reference: object.payment_intent ?? object.id,
      orderId: object.client_reference_id ?? object.metadata?.['order'] ?? '',
      totalCents: object.amount_total ?? object.amount ?? null,
      currency: (object.currency ?? 'eur').toUpperCase(),
      productCode: object.metadata?.['product'] ?? '',
      moreProducts: false,
      test: !livemode,
    },
  }
}

/** What an event means; events that say the same of the same object share a `shopState`. */
function meaningOf(type: string, object: StripeObject): Meaning {
  if (type.startsWith('charge.dispute.')) return disputeOf(type, object)
  const failed = object.status === 'failed' || object.status === 'canceled'
  if (object.object === 'refund' && failed)
    return { state: 'refundFailed', shopState: `refund failed ${object.id}`, refund: null }
  if (type === 'charge.refunded') {
    const cents = object.amount_refunded ?? 0
    // Parts have one event name; each is a state of its own, and so is the whole after them.
    const shopState = cents === object.amount ? type : `${type} ${cents}`
    return { state: 'refunded', shopState, refund: { cents, inAll: true } }
  }
  if (type === 'checkout.session.completed')
    return { state: object.payment_status === 'unpaid' ? 'pending' : 'paid', shopState: type, refund: null }
  return { state: events[type] ?? null, shopState: type, refund: null }
}

/** A SEPA return is a dispute already lost when it is reported; an inquiry that is closed takes nothing. */
function disputeOf(type: string, { id, status, amount = 0 }: StripeObject): Meaning {
  if (status === 'lost')
    return { state: 'refunded', shopState: `dispute lost ${id}`, refund: { cents: amount, inAll: false } }
  if (status === 'won' || status === 'warning_closed' || type === 'charge.dispute.funds_reinstated')
    return { state: 'disputeWon', shopState: `dispute won ${id}`, refund: null }
  return { state: 'disputed', shopState: `dispute open ${id}`, refund: null }
}
