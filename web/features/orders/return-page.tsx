import { Alert, Stack } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { noteShopReturn, type Order, readMyOrder } from '#contract/orders.ts'
import { ordersTexts } from '#texts/orders.ts'
import { beginPaymentWait, endPaymentWait } from '#web/shared/orders/awaited-order.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Milliseconds after which a waiting user is told that it takes longer. */
const patience = 60_000

/** Where the shop leads back to: waits for its word, goes on with what was paid, and says what became of the payment else. */
export function ReturnPage() {
  const t = useTexts(ordersTexts)
  const { order: id, unpaid = false } = useSearch({ from: '/orders/return' })
  const isOpen = (order: Order | undefined) =>
    order === undefined || order.state === 'open' || order.state === 'pending'
  const {
    data: order,
    error,
    refetchError,
  } = useRead(readMyOrder, { params: { id } }, { every: 2000, everyWhile: isOpen, enabled: id !== '' })
  const { run: noteReturn } = useWrite(noteShopReturn, { silent: true })
  const isOrder = order !== undefined
  useEffect(() => {
    if (!isOrder) return
    if (!unpaid) beginPaymentWait(id)
    void noteReturn({ params: { id }, body: { unpaid } })
  }, [isOrder, id, unpaid, noteReturn])
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience)
    return () => clearTimeout(timer)
  }, [])
  // A buyer who left the shop waits for nothing; should it tell of a payment all the same, that counts.
  const leftOpen = unpaid && order?.state === 'open'
  useEffect(() => {
    if (leftOpen) endPaymentWait()
  }, [leftOpen])
  const navigate = useNavigate()
  const paidFor = order?.state === 'paid' && !order.test ? order.product.id : undefined
  useEffect(() => {
    if (paidFor === undefined) return
    endPaymentWait()
    notify.success(t('orders.returnPaid'))
    void navigate({ to: '/products/Student', search: { product: paidFor }, replace: true })
  }, [paidFor, navigate, t])
  const words = !order
    ? ''
    : order.state === 'paid'
      ? t(order.test ? 'orders.returnTest' : 'orders.returnPaid')
      : order.state === 'pending'
        ? t('orders.returnPending')
        : order.state === 'open'
          ? t(leftOpen ? 'orders.returnLeft' : long ? 'orders.returnLong' : 'orders.returnWaiting')
          : t('orders.returnCancelled')
  const colour = order?.state === 'paid' ? 'green' : order && (leftOpen || !isOpen(order)) ? 'yellow' : 'blue'
  return (
    <Page slim title={t('orders.returnTitle')} error={error} refetchError={refetchError}>
      <Stack gap="sm">
        {words && (
          <Alert color={colour}>
            <output>{words}</output>
          </Alert>
        )}
        {order && (
          <LinkButton to="/products/Student" search={{ product: order.product.id }}>
            {t('orders.goOn')}
          </LinkButton>
        )}
        <LinkButton to="/orders" variant="default">
          {t('orders.toOrders')}
        </LinkButton>
      </Stack>
    </Page>
  )
}
