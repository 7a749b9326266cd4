import { createHmac } from 'node:crypto'
import type { Configuration } from '#platform/installation/configuration.ts'
import { type Installation, perInstallation } from '#platform/installation/installation.ts'
import type { Shop, ShopName } from './selling.ts'
import { stripeShop } from './stripe.ts'
import { twoCheckoutShop } from './two-checkout.ts'

/** Secrets of the stand-in, which only this installation has to know. */
const ownSecret = ({ tokens }: Pick<Installation, 'tokens'>, use: string) =>
  createHmac('sha256', tokens.digest(`shop ${use}`)).digest('hex')

/** Which shop the settings name; demo mode has the stand-in, any other without a setting none. */
export const shopNameOf = ({ SHOP, DEMO }: Pick<Configuration, 'SHOP' | 'DEMO'>): ShopName | null =>
  SHOP ?? (DEMO ? 'standin' : null)

/** The shop of an installation; null: nothing can be bought. */
export const shopOf = (call: Installation): Shop | null => opened(call).shop

/** The two secrets of the stand-in, which it shares with the portal it is part of. */
export const standinSecrets = (installation: Installation): { links: string; notifications: string } => ({
  links: installation.settings.SHOP_LINK_SECRET ?? ownSecret(installation, 'links'),
  notifications: installation.settings.SHOP_NOTIFICATION_SECRET ?? ownSecret(installation, 'notifications'),
})

const opened = perInstallation((installation) => {
  const { settings } = installation
  const name = shopNameOf(settings)
  if (name === null) return { shop: null }
  if (name === 'stripe')
    return {
      shop: stripeShop({ apiKey: settings.SHOP_LINK_SECRET!, notificationSecret: settings.SHOP_NOTIFICATION_SECRET! }),
    }
  return {
    shop: twoCheckoutShop({
      name,
      merchant: settings.SHOP_MERCHANT ?? 'STANDIN',
      linkSecret: standinSecrets(installation).links,
      notificationSecret: standinSecrets(installation).notifications,
      buyAddress:
        name === 'standin' ? `${settings.PUBLIC_URL}/shop/standin` : 'https://secure.2checkout.com/checkout/buy',
      allowMd5: settings.SHOP_ALLOW_MD5,
    }),
  }
})
