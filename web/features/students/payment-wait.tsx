import { Alert } from '@mantine/core'
import { useEffect } from 'react'
import type { Studies } from '#contract/students.ts'
import { studentsTexts } from '#texts/students.ts'
import { useTexts } from '#web/ui/use-texts.tsx'

const name = 'keywerk_payment'
/** Seconds for which a payment that left for the shop is waited for. */
const fifteenMinutes = 900

/** Writes down, in a cookie, that somebody has gone to the shop, and with which order. */
export function beginPaymentWait(orderId: string): void {
  document.cookie = `${name}=${orderId}; path=/; max-age=${fifteenMinutes}; samesite=lax`
}

function endPaymentWait(): void {
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
}

/** The order that is waited for; null: none. */
const awaitedOrder = (): string | null =>
  new RegExp(`(?:^|; )${name}=([\\da-f-]{36})`).exec(document.cookie)?.[1] ?? null

/** Tells that a payment is waited for; the page asks again by itself meanwhile. */
export function PaymentWait({ studies: { order } }: { studies: Studies }) {
  const t = useTexts(studentsTexts)
  const settled =
    order !== null && (order.state === 'paid' || order.state === 'cancelled' || order.state === 'refunded')
  useEffect(() => {
    if (settled) endPaymentWait()
  })
  const waiting = order?.state === 'pending' || (order?.state === 'open' && awaitedOrder() === order.id)
  if (!waiting) return null
  return (
    <Alert color="blue">
      <output>{t('students.waiting')}</output>
    </Alert>
  )
}
