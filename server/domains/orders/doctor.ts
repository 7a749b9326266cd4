import { type Check, findingOf, foundError } from '#platform/installation/check.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'
import { shopNameOf } from './shop.ts'

/** Where a shop is asked whether it is there; Stripe answers 401 to a key it does not know. */
const places = {
  stripe: { shop: 'Stripe', address: 'https://api.stripe.com/v1/account' },
  '2checkout': { shop: '2Checkout', address: 'https://secure.2checkout.com/' },
} as const
/** Milliseconds. */
const within = 8000

/** Whether the shop is reached, and takes the key where it has one. Nothing is ordered. */
export const shopCheck: Check = {
  name: 'shop',
  settings: ['SHOP', 'SHOP_LINK_SECRET'],
  async look({ settings }) {
    const name = shopNameOf(settings)
    if (name === null) return findingOf('notSetUp', texts['doctor.shop.none'])
    if (name === 'standin') return findingOf('notSetUp', texts['doctor.shop.demo'])
    const { shop, address } = places[name]
    const headers = name === 'stripe' ? { authorization: `Bearer ${settings.SHOP_LINK_SECRET}` } : {}
    try {
      const { status } = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(within) })
      if (status === 401 || status >= 500) throw new Error(`HTTP ${status}`)
      return findingOf('ok', texts['doctor.shop.ok'], { shop })
    } catch (error) {
      return foundError(texts['doctor.shop.failed'], error, { shop }, texts['doctor.shop.failedTodo'])
    }
  },
}
