import { clockTime } from '#platform/database/times.ts'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#contract/shapes.ts'
import { inIds } from '#platform/database/in-ids.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { newId } from '#platform/database/ids.ts'

/** The picture of a product in a language, or the German one. */
export const productPicture = (db: Db, id: string, language: Language) =>
  db
    .selectFrom('products')
    .innerJoin('files', (join) =>
      join.on(
        'files.id',
        '=',
        language === 'en' ? sql`coalesce(products.image_en_id, products.image_id)` : sql`products.image_id`,
      ),
    )
    .select(['files.mediaType', 'files.fileName', 'files.bytes'])
    .where('products.id', '=', id)
    .executeTakeFirst()

export const modulePicture = (db: Db, id: string) =>
  db
    .selectFrom('modules')
    .innerJoin('files', 'files.id', 'modules.imageId')
    .select(['files.mediaType', 'files.fileName', 'files.bytes'])
    .where('modules.id', '=', id)
    .executeTakeFirst()

export async function insertPicture(db: Tx, bytes: Buffer): Promise<string> {
  const id = newId()
  const sha256 = createHash('sha256').update(bytes).digest()
  await db
    .insertInto('files')
    .values({ id, sha256, mediaType: 'image/png', fileName: `${id}.png`, bytes })
    .execute()
  return id
}

/** Gives a product the pictures of another one; both show the same files. */
export const copyPictures = (db: Tx, from: string, to: string) =>
  db
    .updateTable('products')
    .from('products as shown')
    .set((row) => ({ imageId: row.ref('shown.imageId'), imageEnId: row.ref('shown.imageEnId') }))
    .where('shown.id', '=', from)
    .where('products.id', '=', to)
    .execute()

/** Deletes files that no product and no module shows any more. */
export const deleteForgottenFiles = (db: Tx, ids: readonly (string | null)[]) =>
  db
    .deleteFrom('files')
    .where(
      inIds(
        'id',
        ids.filter((id) => id !== null),
      ),
    )
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM products WHERE files.id IN (image_id, image_en_id))
        AND NOT EXISTS (SELECT FROM modules WHERE image_id = files.id)`,
    )
    .execute()

export const setProductPicture = (db: Tx, id: string, language: Language, fileId: string | null, by: string | null) =>
  db
    .updateTable('products')
    .set(language === 'en' ? { imageEnId: fileId } : { imageId: fileId })
    .set({ modifiedAt: clockTime, modifiedBy: by })
    .where('id', '=', id)
    .execute()

export const setModulePicture = (db: Tx, id: string, fileId: string | null, by: string | null) =>
  db
    .updateTable('modules')
    .set({ imageId: fileId, modifiedAt: clockTime, modifiedBy: by })
    .where('id', '=', id)
    .execute()
