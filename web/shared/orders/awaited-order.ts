const name = 'keywerk_payment'
/** Seconds for which the shop’s word is waited for after its buyer came back. */
const fifteenMinutes = 900

/** Writes down, in a cookie, that the buyer has come back from the shop, and with which order. */
export function beginPaymentWait(orderId: string): void {
  document.cookie = `${name}=${orderId}; path=/; max-age=${fifteenMinutes}; samesite=lax`
}

/** Nothing is waited for any longer. */
export function endPaymentWait(): void {
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
}

/** The order that is waited for; null: none. */
export const awaitedOrder = (): string | null =>
  new RegExp(`(?:^|; )${name}=([\\da-f-]{36})`).exec(document.cookie)?.[1] ?? null
