import { languageOf } from '#contract/shapes.ts'
import { escapeHtml } from '#platform/http/answers/html.ts'
import { randomInt } from 'node:crypto'
import { Failure } from '#platform/operations/failure.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import type { OuterRoute } from '#platform/http/outer-route.ts'
import { readForm } from '#platform/http/read-form.ts'
import { euros } from '#texts/money.ts'
import { standinTexts } from '#texts/orders.ts'
import { buyLinkSignature, type Field, notificationHash } from './two-checkout.ts'
import { receiveNotification } from './notifications/notifications.ts'
import { type Shop, unpaidReturn } from './selling.ts'
import { standinSales } from './standin-queries.ts'
import { standinSecrets } from './shop.ts'

type Key = keyof typeof standinTexts
type Language = 'de' | 'en'
const t = (language: Language, key: Key) => standinTexts[key][language]

const actions = ['card', 'refused', 'later', 'test', 'twice', 'silent', 'cancel'] as const
type Action = (typeof actions)[number]
/** Milliseconds before a notification that lets people wait. */
const silence = 10_000

interface Sale {
  reference: string
  orderId: string
  productCode: string
  price: string
  currency: string
  test: boolean
}

/** The shop of demo mode: it takes the same signed links and sends the same signed notifications as the real one. */
export function standinRoutes(call: JobCall, shop: Shop): OuterRoute[] {
  const secrets = standinSecrets(call)
  const notify = async (sale: Sale, status: string) => {
    const body = Buffer.from(notification(sale, status, secrets.notifications))
    await receiveNotification(call, shop, { body, signature: '' })
  }
  return [
    {
      method: 'GET',
      path: '/shop/standin',
      handle: ({ url }) => {
        const query = queryOf(url)
        const language = languageOf(query['language'])
        const signed = isSigned(query, secrets.links)
        const content = signed ? checkout(query, language) : `<p>${escapeHtml(t(language, 'standin.wrong'))}</p>`
        return Promise.resolve({ status: signed ? 200 : 400, ...page(language, content) })
      },
    },
    {
      method: 'POST',
      path: '/shop/standin',
      async handle({ body }) {
        const form = readForm(body.toString('utf8'))
        const query = queryOf(`?${form.get('link') ?? ''}`)
        const action = actions.find((one) => one === form.get('action'))
        if (!action || !isSigned(query, secrets.links)) throw new Failure('request.invalid')
        const { 'order-ext-ref': orderId = '', prod: productCode = '', price = '', 'return-url': back = '' } = query
        const sale = {
          reference: String(randomInt(100_000_000, 1_000_000_000)),
          orderId,
          productCode,
          price: amountIn(price),
          currency: query['currency'] ?? 'EUR',
          test: query['test'] === '1' || action === 'test',
        }
        await sell(action, sale, notify)
        return { location: action === 'cancel' ? unpaidReturn(back) : back }
      },
    },
    {
      method: 'GET',
      path: '/shop/standin/sales',
      handle: async () => page('de', salesTable(await standinSales(call.db))),
    },
    {
      method: 'POST',
      path: '/shop/standin/sales',
      async handle({ body }) {
        const form = readForm(body.toString('utf8'))
        const found = (await standinSales(call.db)).find(({ id }) => id === form.get('order'))
        if (!found) throw new Failure('request.notFound')
        const { reference, id: orderId, productCode, priceCents, currency, test } = found
        const sale = { reference, orderId, productCode, price: (priceCents / 100).toFixed(2), currency, test }
        await notify(sale, form.get('action') === 'refund' ? 'REFUND' : 'COMPLETE')
        return { location: '/shop/standin/sales' }
      },
    },
  ]
}

async function sell(action: Action, sale: Sale, notify: (sale: Sale, status: string) => Promise<void>): Promise<void> {
  if (action === 'cancel') return
  if (action === 'refused') return notify(sale, 'CANCELED')
  if (action === 'later') return notify(sale, 'PENDING')
  if (action === 'silent') {
    setTimeout(() => void notify(sale, 'COMPLETE').catch(() => undefined), silence).unref()
    return
  }
  if (action === 'twice') {
    await Promise.all([notify(sale, 'COMPLETE'), notify(sale, 'COMPLETE')])
    return
  }
  await notify(sale, 'PAYMENT_AUTHORIZED')
}

/** A notification as 2Checkout sends it, signed with SHA3-256. */
export function notification(
  { reference, orderId, productCode, price, currency, test }: Sale,
  status: string,
  secret: string,
): string {
  const now = new Date().toISOString().slice(0, 19).replace('T', ' ')
  const fields: Field[] = [
    ['SALEDATE', now],
    ['PAYMENTDATE', now],
    ['REFNO', reference],
    ['REFNOEXT', orderId],
    ['ORDERSTATUS', status],
    ['PAYMETHOD', 'Visa/MasterCard'],
    ['IPN_PID[]', '1'],
    ['IPN_PNAME[]', 'Software'],
    ['IPN_PCODE[]', productCode],
    ['IPN_PRICE[]', price],
    ['CURRENCY', currency],
    ['IPN_TOTALGENERAL', price],
    ['IPN_DATE', now.replaceAll(/\D/g, '')],
    ['TEST_ORDER', test ? '1' : '0'],
  ]
  const signed: Field[] = [...fields, ['SIGNATURE_SHA3_256', notificationHash(fields, secret, 'sha3-256')]]
  return new URLSearchParams(signed.map(([name, value]): [string, string] => [name, value])).toString()
}

function isSigned(query: Record<string, string>, secret: string): boolean {
  const { signature = '', ...parameters } = query
  return buyLinkSignature(parameters, secret) === signature && Number(query['expiration']) > Date.now() / 1000
}

const queryOf = (url: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(url.slice(url.indexOf('?') + 1)))

/** Of `EUR:120.00` the number. */
const amountIn = (price: string): string => price.slice(price.lastIndexOf(':') + 1)

function checkout(query: Record<string, string>, language: Language): string {
  const link = escapeHtml(new URLSearchParams(query).toString())
  const cents = Math.round(Number(amountIn(query['price'] ?? '')) * 100)
  const button = (action: Action) =>
    `<p><button name="action" value="${action}">${escapeHtml(t(language, `standin.${action}`))}</button></p>`
  return `<p>${escapeHtml(t(language, 'standin.note'))}</p>
<dl><dt>${escapeHtml(t(language, 'standin.item'))}</dt><dd>${escapeHtml(query['prod'] ?? '')}</dd>
<dt>${escapeHtml(t(language, 'standin.total'))}</dt><dd>${escapeHtml(euros(cents))}</dd></dl>
<form method="post" action="/shop/standin"><input type="hidden" name="link" value="${link}">${actions.map(button).join('')}</form>`
}

function salesTable(sales: Awaited<ReturnType<typeof standinSales>>): string {
  const button = (id: string, action: 'refund' | 'complete') =>
    `<form method="post" action="/shop/standin/sales"><input type="hidden" name="order" value="${id}"><button name="action" value="${action}">${escapeHtml(t('de', `standin.${action}`))}</button></form>`
  const row = ({ id, reference, priceCents, state }: (typeof sales)[number]) =>
    `<tr><td>${escapeHtml(reference)}</td><td>${escapeHtml(euros(priceCents))}</td><td>${escapeHtml(state)}</td><td>${button(id, 'complete')}</td><td>${button(id, 'refund')}</td></tr>`
  return `<h2>${escapeHtml(t('de', 'standin.list'))}</h2><table>${sales.map(row).join('')}</table>`
}

const page = (language: Language, content: string) => ({
  mediaType: 'text/html; charset=utf-8',
  text: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(t(language, 'standin.title'))}</title><style>body{font:16px/1.5 sans-serif;max-width:36rem;margin:2rem auto;padding:0 1rem}button{font:inherit;padding:.5rem 1rem}td{padding:.25rem .75rem .25rem 0}</style></head><body><main><h1>${escapeHtml(t(language, 'standin.title'))}</h1>${content}</main></body></html>`,
})
