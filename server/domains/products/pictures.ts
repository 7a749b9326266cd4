import type { FileAnswer } from '#contract/operation.ts'
import type { Db } from '#platform/database.ts'
import { fail } from '#platform/failure.ts'
import { picture } from './queries.ts'

/** What browsers show as a picture; any other file is only offered for download. */
const pictureTypes = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'image/gif']

/**
 * The picture of a product or module. Every answer carries the portal's Content-Security-Policy and is an attachment,
 * so a script inside an SVG runs nowhere.
 */
export async function readPicture(db: Db, table: 'products' | 'modules', id: string): Promise<FileAnswer> {
  const { mediaType, ...file } = (await picture(db, table, id)) ?? fail('products.noPicture')
  return { ...file, mediaType: pictureTypes.includes(mediaType) ? mediaType : 'application/octet-stream', maxAge: 300 }
}
