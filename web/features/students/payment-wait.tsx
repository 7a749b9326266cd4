import { Alert } from '@mantine/core'
import { useEffect } from 'react'
import type { Studies } from '#contract/students.ts'
import { studentsTexts } from '#texts/students.ts'
import { awaitedOrder, endPaymentWait } from '#web/shared/orders/awaited-order.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Tells that a payment is waited for; the page asks again by itself meanwhile. */
export function PaymentWait({ studies: { order } }: { studies: Studies }) {
  const t = useTexts(studentsTexts)
  const settled =
    order !== null && (order.state === 'paid' || order.state === 'cancelled' || order.state === 'refunded')
  useEffect(() => {
    if (settled) endPaymentWait()
  })
  const waiting =
    order?.state === 'pending' || order?.confirming || (order?.state === 'open' && awaitedOrder() === order.id)
  if (!waiting) return null
  return (
    <Alert color="blue">
      <output>{t('students.waiting')}</output>
    </Alert>
  )
}
