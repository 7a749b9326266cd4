import { pageSlugs } from '#contract/portal.ts'
import type { Db } from '#platform/database/database.ts'
import type { Domain } from '#platform/installation/domain.ts'
import { shownSettings } from '#platform/installation/shown-settings.ts'
import { portalTexts } from '#texts/portal.ts'
import { allPages, insertPages } from './queries.ts'
import { portalRoutes } from './routes.ts'
import { asksForText } from './placeholder-pages.ts'

/** Puts a first text on each legal page that has none yet; staff edit them in the portal. */
async function seedPages(db: Db): Promise<void> {
  await insertPages(
    db,
    pageSlugs.map((slug) => {
      const title = portalTexts[`portal.page.${slug}`]
      const body = portalTexts[`portal.pageBody.${slug}`]
      return { slug, titleDe: title.de, titleEn: title.en, bodyDe: body.de, bodyEn: body.en }
    }),
  )
}

/** Legal pages that must be written before visitors come. */
async function unwrittenPages(db: Db): Promise<string[]> {
  const slugs = (await allPages(db)).filter(asksForText).map(({ slug }) => `/pages/${slug}`)
  return slugs.length === 0 ? [] : [`these legal pages are still to be written: ${slugs.join(', ')}`]
}

/** What visitors see before they sign in: the vendor, legal pages, cookie choices. */
export const portalDomain: Domain = {
  name: 'portal',
  routes: portalRoutes,
  seed: seedPages,
  warnings: unwrittenPages,
  // A start refuses them, unless licences were issued under them.
  troubles: async ({ settings }) => (shownSettings(settings).length > 0 ? ['settings.shown'] : []),
}
