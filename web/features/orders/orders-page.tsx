import { Button, Group } from '@mantine/core'
import { listMyOrders, listProductsToBuy, type Order, printReceipt } from '#contract/orders.ts'
import { euros } from '#texts/money.ts'
import { ordersTexts } from '#texts/orders.ts'
import { Facts } from '#web/ui/layout/facts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useDownload } from '#web/ui/data/use-download.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './orders.module.css'
import { productName } from '#texts/product-names.ts'
import { useScrollToHash } from '#web/ui/layout/page/use-scroll-to-hash.ts'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

/** One's own orders with everything that was agreed, and their receipts. */
export function OrdersPage() {
  const t = useTexts(ordersTexts)
  const { can } = useSession()
  const { data, error, refetchError } = useRead(listMyOrders)
  return (
    <Page narrow title={t('orders.title')} context={t('orders.context')} error={error} refetchError={refetchError}>
      {data?.items.length === 0 && (
        <Group gap="sm">
          <p>{t('orders.empty')}</p>
          {can(listProductsToBuy.access) && (
            <LinkButton to="/products/buy" variant="default">
              {t('orders.toBuy')}
            </LinkButton>
          )}
        </Group>
      )}
      <PlainList gap="1rem">
        {data?.items.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </PlainList>
    </Page>
  )
}

/** One order. */
export function OrderCard({ order }: { order: Order }) {
  const t = useTexts(ordersTexts)
  const { language } = useLanguage()
  const download = useDownload()
  const {
    product,
    reference,
    priceCents,
    refundedCents,
    taxCents,
    taxPercent,
    orderedAt,
    paidAt,
    endedAt,
    state,
    test,
    id,
  } = order
  const title = productName(product, language)
  const anchor = `order-${id}`
  const place = useScrollToHash<HTMLElement>(anchor)
  const fetchReceipt = () => download(printReceipt, { params: { id } })
  return (
    <article ref={place} id={anchor} className={classes.order} aria-label={title}>
      <h2>{title}</h2>
      <p>
        <strong>{t(`orders.state.${state}`)}</strong>
        {test && ` · ${t('orders.test')}`}
      </p>
      <Facts
        layout="columns"
        facts={[
          [t('orders.reference'), reference],
          [t('orders.price'), euros(priceCents)],
          [t('orders.net'), euros(priceCents - taxCents)],
          [t('orders.taxOf', { percent: taxPercent }), euros(taxCents)],
          [t('orders.orderedAt'), formats.date(orderedAt)],
          [t('orders.paidAt'), paidAt && formats.date(paidAt)],
          [t('orders.refundedPart'), state === 'paid' && refundedCents > 0 ? euros(refundedCents) : ''],
          [t('orders.refundedAt'), state === 'refunded' && endedAt ? formats.date(endedAt) : ''],
        ]}
      />
      {paidAt && (
        <Button
          variant="default"
          size="xs"
          aria-label={t('orders.receiptOf', { number: reference || id })}
          onClick={() => void fetchReceipt()}
        >
          {t('orders.receipt')}
        </Button>
      )}
    </article>
  )
}
