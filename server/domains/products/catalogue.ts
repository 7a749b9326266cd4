import { fieldOfFormat3, type ProductForm, type ProductRecord } from '#contract/catalogue.ts'
import { withoutUmlauts } from '#contract/file-names.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import { refuseChangedSince } from '#platform/operations/last-change.ts'
import type { Write } from '#platform/operations/operations.ts'
import { deleteProductRow, insertProduct, lockProduct, productRecord, updateProduct } from './catalogue-queries.ts'
import { copyPictures, deleteForgottenFiles } from './picture-queries.ts'
import { studentTermsOf, upsertStudentTerms } from './student-terms-queries.ts'
import { withoutMissing } from '#platform/record.ts'

type Fields = { [Field in keyof ProductForm]: Exclude<ProductForm[Field], undefined> }
type Changes = { [Field in keyof Fields]?: Fields[Field] | undefined } & { modifiedAt?: string | undefined }

export const readProduct = async (db: Db, id: string): Promise<ProductRecord> =>
  (await productRecord(db, id)) ?? fail('products.notFound')

/** Adds a product to the catalogue. */
export async function createProduct({ db, actor, audit }: Write, input: Fields): Promise<ProductRecord> {
  const id = newId()
  await insertProduct(db, id, { ...input, code: input.code || codeOf(input) }, actor.accountId)
  const product = await readProduct(db, id)
  audit({ kind: 'product', id, after: product })
  return product
}

/**
 * Adds another version of a product with its texts, shop, pictures and what students pay; it begins locked and without
 * days of its own. Refuses with products.notFound, and with products.errorCreateProduct where the code is taken.
 */
export async function copyProduct(
  { db, actor, audit }: Write,
  fromId: string,
  version: number,
): Promise<ProductRecord> {
  await lockProduct(db, fromId)
  const from = await readProduct(db, fromId)
  const id = newId()
  const fields = { ...fieldsOf(from), version, startsOn: null, endsOn: null, unlocked: false }
  await insertProduct(db, id, { ...fields, code: nextCode(from, version) }, actor.accountId)
  await copyPictures(db, fromId, id)
  const terms = await studentTermsOf(db, fromId)
  if (terms) {
    const { modifiedAt: _m, ...same } = terms
    await upsertStudentTerms(db, id, same, { by: actor.accountId, modifiedAt: undefined })
  }
  const product = await readProduct(db, id)
  audit({ kind: 'product', id, after: product })
  return product
}

/** Changes the named fields; refuses when the product was changed after `modifiedAt`. */
export async function changeProduct(
  { db, actor, audit }: Write,
  id: string,
  { modifiedAt, ...changes }: Changes,
): Promise<ProductRecord> {
  await lockProduct(db, id)
  const before = await readProduct(db, id)
  refuseChangedSince(modifiedAt, before)
  const fields = { ...fieldsOf(before), ...withoutMissing(changes) }
  const after = { ...fields, code: fields.code || codeOf(fields) }
  if (before.used && (after.kind !== before.kind || after.version !== before.version))
    fail('products.kindOrVersionFixed', undefined, after.kind === before.kind ? 'version' : 'kind')
  if (after.startsOn && after.endsOn && after.endsOn < after.startsOn)
    fail('products.endsBeforeStart', undefined, 'endsOn')
  const field = fieldOfFormat3(after)
  if (field) fail('products.needsFormat3', undefined, field)
  if (!(await updateProduct(db, id, after, actor.accountId, before.modifiedAt))) fail('request.conflict')
  const saved = await readProduct(db, id)
  audit({ kind: 'product', id, before, after: saved })
  return saved
}

/** Deletes a product that is not in use. */
export async function deleteProduct({ db, audit }: Write, id: string): Promise<void> {
  await lockProduct(db, id)
  const before = await readProduct(db, id)
  await deleteProductRow(db, id)
  await deleteForgottenFiles(db, [before.imageId, before.imageEnId])
  audit({ kind: 'product', id, before })
}

function fieldsOf(product: ProductRecord): Fields {
  const {
    id: _i,
    imageId: _g,
    imageEnId: _e,
    hasMaster: _h,
    used: _u,
    createdAt: _c,
    modifiedAt: _m,
    ...fields
  } = product
  return fields
}

/** WW-NW-20 becomes WW-NW-21; a code that does not end with its version is made of name and version. */
const nextCode = ({ code, ...from }: ProductRecord, version: number): string =>
  code.endsWith(`-${from.version}`)
    ? `${code.slice(0, -String(from.version).length)}${version}`
    : codeOf({ ...from, version })

/** 'Wellenwerk Prüfstand' in version 21 is WELLENWERK-PRUEFSTAND-21: shops and orders by telephone want plain letters. */
function codeOf({ name, version }: { name: string; version: number }): string {
  const letters = withoutUmlauts(name).normalize('NFD').replaceAll(/\p{M}/gu, '')
  const words = letters.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return `${words.join('-').slice(0, 36)}-${version}`
}
