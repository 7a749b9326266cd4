import type { Issuer, Sender } from '#domains/licences/public.ts'
import type { Configuration } from '#platform/configuration.ts'
import type { Keys } from '#platform/keys.ts'
import type { Signing } from '#platform/signing.ts'
import { accessTokens } from '#platform/tokens.ts'

/** What issuing and sending licences needs, for operations and jobs alike. */
export const licenceMeans = (
  configuration: Configuration,
  keys: Keys,
  signing: Signing,
): { issuer: Issuer; sender: Sender } => ({
  issuer: {
    vendor: {
      name: configuration.VENDOR_NAME,
      productKey: configuration.PRODUCT_KEY,
      clockHours: configuration.CLOCK_HOURS,
    },
    signer: signing.active,
    signerOf: signing.by,
    digest: accessTokens(keys.token, configuration).digest,
  },
  sender: {
    address: configuration.MAIL_LICENCE_FROM,
    vendor: { name: configuration.VENDOR_NAME, colour: configuration.VENDOR_COLOUR },
  },
})
