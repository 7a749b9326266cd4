import type { Page, PageSlug } from '#contract/portal.ts'
import type { Db } from '#platform/database.ts'

const columns = ['slug', 'titleDe', 'titleEn', 'bodyDe', 'bodyEn', 'modifiedAt'] as const

export const pageBySlug = (db: Db, slug: PageSlug): Promise<Page | undefined> =>
  db.selectFrom('pages').select(columns).where('slug', '=', slug).executeTakeFirst() as Promise<Page | undefined>

export const updatePage = (
  db: Db,
  slug: PageSlug,
  values: Omit<Page, 'slug' | 'modifiedAt'>,
  by: string | null,
): Promise<Page | undefined> =>
  db
    .updateTable('pages')
    .set({ ...values, modifiedAt: new Date(), modifiedBy: by })
    .where('slug', '=', slug)
    .returning(columns)
    .executeTakeFirst() as Promise<Page | undefined>

export const insertPages = (db: Db, pages: Omit<Page, 'modifiedAt'>[]) =>
  db
    .insertInto('pages')
    .values(pages)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()

/** A choice sent twice counts once. */
export async function insertCookieConsent(
  db: Db,
  consent: { id: string; textVersion: number; language: string; stats: boolean },
): Promise<void> {
  await db
    .insertInto('cookieConsents')
    .values(consent)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
