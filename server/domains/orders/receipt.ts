import type { FileAnswer } from '#contract/operation.ts'
import type { Order } from '#contract/orders.ts'
import { PdfPage } from '#platform/files/pdf-page.ts'
import { fill } from '#texts/fill.ts'
import { euros } from '#texts/money.ts'
import { dayWords } from '#texts/passport-words.ts'
import { ordersTexts } from '#texts/orders.ts'
import { productName } from '#texts/product-names.ts'

interface Print {
  language: 'de' | 'en'
  vendor: { name: string; colour: string; font: string | undefined }
  buyer: { name: string; email: string }
}

/** What was paid for an order, on paper: price, the tax in it, and whether it was given back. */
export async function receiptFile(order: Order, { language, vendor, buyer }: Print): Promise<FileAnswer> {
  const t = (key: keyof typeof ordersTexts, values = {}) => fill(ordersTexts[key][language], values)
  const { product, priceCents, taxCents, taxPercent, reference, orderedAt, paidAt, endedAt, state, test } = order
  const number = reference || order.id
  const title = productName(product, language)
  const page = await PdfPage.begin({
    title: t('orders.receiptTitle', { number }),
    author: vendor.name,
    language,
    colour: vendor.colour,
    font: vendor.font,
  })
  page.line(vendor.name, true)
  page.heading(1, t('orders.receiptTitle', { number }))
  page.line(buyer.name)
  page.line(buyer.email)
  page.heading(2, t('orders.receiptWhat'))
  const columns = [
    { text: t('orders.product'), share: 0.4 },
    { text: t('orders.net'), share: 0.2, align: 'right' as const },
    { text: t('orders.taxOf', { percent: taxPercent }), share: 0.2, align: 'right' as const },
    { text: t('orders.price'), share: 0.2, align: 'right' as const },
  ]
  page.table(columns, [
    [{ text: title }, { text: euros(priceCents - taxCents) }, { text: euros(taxCents) }, { text: euros(priceCents) }],
  ])
  page.heading(2, t('orders.receiptWhen'))
  page.line(`${t('orders.orderedAt')}: ${dayWords(orderedAt)}`)
  if (paidAt) page.line(`${t('orders.paidAt')}: ${dayWords(paidAt)}`)
  if (state === 'refunded' && endedAt) page.line(`${t('orders.refundedAt')}: ${dayWords(endedAt)}`, true)
  if (test) page.line(t('orders.testNote'), true)
  const footer = (at: number, pages: number) => `${vendor.name} · ${t('orders.receiptPage', { page: at, pages })}`
  const fileName = `${t('orders.receiptFile')}_${number.replaceAll(/[^\w-]+/g, '_')}.pdf`
  return { fileName, mediaType: 'application/pdf', bytes: await page.bytes(footer) }
}
