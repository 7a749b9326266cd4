import { pictureSize, type ProductRecord } from '#contract/catalogue.ts'
import type { ModuleRecord } from '#contract/modules.ts'
import type { FileAnswer } from '#contract/operation.ts'
import { pictureTypes } from '#contract/products.ts'
import type { Language } from '#contract/shapes.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { redrawPng } from '#platform/files/redraw.ts'
import { readProduct } from './catalogue.ts'
import { lockProduct } from './catalogue-queries.ts'
import { lockModule } from './module-queries.ts'
import { readModule } from './modules.ts'
import {
  deleteForgottenFiles,
  insertPicture,
  modulePicture,
  productPicture,
  setModulePicture,
  setProductPicture,
} from './picture-queries.ts'

/**
 * The picture of a product. Every answer carries the portal's Content-Security-Policy and is an attachment, so a script
 * inside an SVG runs nowhere.
 */
export const readProductPicture = async (db: Db, id: string, language: Language): Promise<FileAnswer> =>
  harmless(await productPicture(db, id, language))

export const readModulePicture = async (db: Db, id: string): Promise<FileAnswer> =>
  harmless(await modulePicture(db, id))

function harmless(file: FileAnswer | undefined): FileAnswer {
  const { mediaType, ...rest } = file ?? fail('products.noPicture')
  return { ...rest, mediaType: pictureTypes.includes(mediaType) ? mediaType : 'application/octet-stream', maxAge: 300 }
}

/** A redrawn picture. Refuses with products.errorUploadImage. */
export const drawnPicture = (upload: Uint8Array): Buffer =>
  redrawPng(upload, pictureSize) ?? fail('products.errorUploadImage')

/** Sets or, with null, removes the picture of a product in a language. */
export async function changeProductPicture(
  { db, actor, audit }: Write,
  { id, language }: { id: string; language: Language },
  bytes: Buffer | null,
): Promise<ProductRecord> {
  await lockProduct(db, id)
  const before = await readProduct(db, id)
  const old = language === 'en' ? before.imageEnId : before.imageId
  if (!bytes && old === null) return before
  await setProductPicture(db, id, language, bytes && (await insertPicture(db, bytes)), actor.accountId)
  await deleteForgottenFiles(db, [old])
  const after = await readProduct(db, id)
  audit({ kind: 'product', id, before, after })
  return after
}

/** Sets or, with null, removes the picture of a module. */
export async function changeModulePicture(
  { db, actor, audit }: Write,
  id: string,
  bytes: Buffer | null,
): Promise<ModuleRecord> {
  await lockModule(db, id)
  const before = await readModule(db, id)
  if (bytes && before.level !== 1) fail('modules.pictureOnLevelOne')
  if (!bytes && before.imageId === null) return before
  await setModulePicture(db, id, bytes && (await insertPicture(db, bytes)), actor.accountId)
  await deleteForgottenFiles(db, [before.imageId])
  const after = await readModule(db, id)
  audit({ kind: 'module', id, before, after })
  return after
}
