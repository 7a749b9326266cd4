import { changeProduct as changing, createProduct as creating, type ProductRecord } from '#contract/catalogue.ts'
import type { ImportField } from '#contract/import-kinds.ts'
import { movedFields } from '#contract/moving-fields.ts'
import { changeProduct, createProduct, productWithCode, readProduct } from '#domains/products/public.ts'
import type { Read } from '#platform/operations/operations.ts'
import type { ClassifiedRow } from '../classified-row.ts'
import type { Values } from '../values.ts'
import { changedRecord, createdRecord, refusedRow, withOldId } from './moved-record.ts'
import { findRecord } from './references.ts'

/** The record's names of columns that are called otherwise. */
export const productNames = {
  edition: 'kind',
  productName: 'name',
  shopId: 'externalId',
  shopCode: 'externalCode',
} as const satisfies Partial<Record<ImportField, keyof ProductRecord>>

const names: Partial<Record<ImportField, string>> = productNames
const numbers: ReadonlySet<string> = new Set(['version', 'runtimeInDays', 'licenceFormat', 'graceDays', 'warnDays'])

export async function classifyProduct(read: Read, values: Values): Promise<ClassifiedRow> {
  const oldId = values.oldId
  const code = values.code
  const byCode = code === undefined ? undefined : await productWithCode(read.db, code)
  const found = await findRecord(read, 'products', oldId, byCode)
  const existing = found.id === undefined ? undefined : await readProduct(read.db, found.id)
  const key = code ?? oldId ?? ''
  const given = Object.fromEntries(
    movedFields.products.flatMap((field) =>
      field === 'oldId' || values[field] === undefined
        ? []
        : [[names[field] ?? field, numbers.has(field) ? Number(values[field]) : values[field]]],
    ),
  )
  const row = { key, values, names, given }
  if (!existing) {
    fillNames(given)
    return withOldId(createdRecord({ ...row, createShape: creating.body, create: createProduct }), found)
  }
  if (existing.used && ['kind', 'version'].some((name) => isOther(given, existing, name)))
    return refusedRow(key, [{ code: 'products.kindOrVersionFixed', field: 'edition', details: {} }])
  const changed = { ...row, existing, id: existing.id, changeShape: changing.body, change: changeProduct }
  return withOldId(changedRecord(changed), found)
}

const isOther = (given: Record<string, unknown>, existing: ProductRecord, name: string) =>
  name in given && given[name] !== existing[name as 'kind']

/** Of the names of a new product the others are made where a table has one of them alone. */
function fillNames(given: Record<string, unknown>): void {
  const any = given['titleDe'] ?? given['titleEn'] ?? given['name'] ?? given['licName']
  for (const name of ['titleDe', 'titleEn', 'name', 'licName']) given[name] ??= any
}
