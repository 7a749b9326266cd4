import { clockTime } from '#platform/database/times.ts'
import type { Page, PageSlug } from '#contract/portal.ts'
import type { Db, Tx } from '#platform/database/database.ts'

export type StoredPage = Omit<Page, 'unwritten'>

const columns = ['slug', 'titleDe', 'titleEn', 'bodyDe', 'bodyEn', 'modifiedAt'] as const

export const pageBySlug = (db: Db, slug: PageSlug): Promise<StoredPage | undefined> =>
  db.selectFrom('pages').select(columns).where('slug', '=', slug).executeTakeFirst()

/** A page, locked until the transaction ends. */
export const lockPage = (db: Tx, slug: PageSlug): Promise<StoredPage | undefined> =>
  db.selectFrom('pages').select(columns).where('slug', '=', slug).forUpdate().executeTakeFirst()

export const allPages = (db: Db): Promise<StoredPage[]> =>
  db.selectFrom('pages').select(columns).orderBy('slug').execute()

export const updatePage = (
  db: Db,
  slug: PageSlug,
  values: Omit<StoredPage, 'slug' | 'modifiedAt'>,
  by: string | null,
): Promise<StoredPage> =>
  db
    .updateTable('pages')
    .set({ ...values, modifiedAt: clockTime, modifiedBy: by })
    .where('slug', '=', slug)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const insertPages = (db: Db, pages: Omit<StoredPage, 'modifiedAt'>[]) =>
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
