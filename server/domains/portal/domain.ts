import { pageSlugs } from '#contract/portal.ts'
import type { Db } from '#platform/database.ts'
import type { Domain } from '#platform/domain.ts'
import { portalTexts } from '#texts/portal.ts'
import { insertPages } from './queries.ts'
import { portalRoutes } from './routes.ts'

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

/** What visitors see before anybody signs in: the vendor, legal pages, cookie choices. */
export const portalDomain: Domain = { name: 'portal', routes: portalRoutes, seed: seedPages }
