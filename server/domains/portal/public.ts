import { portalTexts } from '#texts/portal.ts'
import type { Db } from '#platform/database.ts'
import { pageSlugs } from '#contract/portal.ts'
import { insertPages } from './queries.ts'

/** Puts a first text on each legal page that has none yet; staff edit them in the portal. */
export async function seedPages(db: Db): Promise<void> {
  await insertPages(
    db,
    pageSlugs.map((slug) => {
      const title = portalTexts[`portal.page.${slug}`]
      const body = portalTexts[`portal.pageBody.${slug}`]
      return { slug, titleDe: title.de, titleEn: title.en, bodyDe: body.de, bodyEn: body.en }
    }),
  )
}
