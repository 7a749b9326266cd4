import { readPage, readPortal, recordCookieConsent, savePage } from '#contract/portal.ts'
import type { Configuration } from '#platform/configuration.ts'
import type { Db } from '#platform/database.ts'
import { fail } from '#platform/failure.ts'
import { type Route, on } from '#platform/operations.ts'
import { insertCookieConsent, pageBySlug, updatePage } from './queries.ts'

export const portalRoutes = (configuration: Configuration, companySignIn: (db: Db) => Promise<boolean>): Route[] => [
  on(readPortal, async ({ db }) => ({
    vendorName: configuration.VENDOR_NAME,
    vendorColour: configuration.VENDOR_COLOUR,
    productKey: configuration.PRODUCT_KEY,
    demo: configuration.DEMO,
    footerLinks: configuration.FOOTER_LINKS,
    statistics: configuration.MATOMO_URL
      ? { url: configuration.MATOMO_URL, siteId: configuration.MATOMO_SITE_ID }
      : null,
    companySignIn: await companySignIn(db),
  })),
  on(readPage, async ({ db, params }) => (await pageBySlug(db, params.slug)) ?? fail('pages.notFound')),
  on(savePage, async ({ db, actor, audit, params, body }) => {
    const before = await pageBySlug(db, params.slug)
    const after = (await updatePage(db, params.slug, body, actor.accountId)) ?? fail('pages.notFound')
    audit({ kind: 'page', id: params.slug, before: before ?? null, after })
    return after
  }),
  on(recordCookieConsent, async ({ db, body }) => insertCookieConsent(db, body)),
]
