import { changeProduct as changing, createProduct as creating, type ProductRecord } from '#contract/catalogue.ts'
import type { ImportField } from '#contract/import-kinds.ts'
import { movedFields } from '#contract/moving-fields.ts'
import { changeProduct, createProduct, productWithCode, readProduct } from '#domains/products/public.ts'
import type { Read } from '#platform/operations/operations.ts'
import type { ClassifiedRow } from '../classified-row.ts'
import type { Values } from '../values.ts'
import { foundRecord, judgedRecord, refusedRow, withOldId } from './moved-record.ts'
import { recordOf } from './references.ts'

/** The record's names of columns that are called otherwise. */
export const productNames = {
  edition: 'kind',
  productName: 'name',
  shopId: 'externalId',
  shopCode: 'externalCode',
} as const satisfies Partial<Record<ImportField, keyof ProductRecord>>

const names: Partial<Record<ImportField, string>> = productNames
const numbers: ReadonlySet<string> = new Set(['version', 'runtimeInDays'])

export async function judgeProduct(read: Read, values: Values): Promise<ClassifiedRow> {
  const oldId = values.oldId as string | undefined
  const code = values.code as string | undefined
  const found = foundRecord(
    'products',
    oldId,
    await recordOf(read, 'products', oldId),
    code === undefined ? undefined : await productWithCode(read.db, code),
  )
  const existing = found.id === undefined ? undefined : await readProduct(read.db, found.id)
  const key = code ?? oldId ?? ''
  const given = Object.fromEntries(
    movedFields.products.flatMap((field) =>
      field === 'oldId' || values[field] === undefined
        ? []
        : [[names[field] ?? field, numbers.has(field) ? Number(values[field]) : values[field]]],
    ),
  )
  if (!existing) fillNames(given)
  else if (existing.used && ['kind', 'version'].some((name) => isOther(given, existing, name)))
    return refusedRow(key, [{ code: 'products.kindOrVersionFixed', field: 'edition', details: {} }])
  const row = judgedRecord({
    key,
    values,
    names,
    given,
    existing,
    id: found.id,
    createShape: creating.body,
    changeShape: changing.body,
    create: createProduct,
    change: changeProduct,
  })
  return withOldId(row, found)
}

const isOther = (given: Record<string, unknown>, existing: ProductRecord, name: string) =>
  name in given && given[name] !== existing[name as 'kind']

/** Of the names of a new product the others are made where a table has one of them alone. */
function fillNames(given: Record<string, unknown>): void {
  const any = given['titleDe'] ?? given['titleEn'] ?? given['name'] ?? given['licName']
  for (const name of ['titleDe', 'titleEn', 'name', 'licName']) given[name] ??= any
}
