import { changeHolding as changing } from '#contract/holdings.ts'
import { addCompanyHolding, addContactHolding, readMaster, takeOverHolding } from '#domains/configurations/public.ts'
import {
  assignableKinds,
  changeHolding,
  type HolderKey,
  holdingOfProduct,
  readHolding,
  requireAssignableProduct,
  visibleHolding,
} from '#domains/holdings/public.ts'
import { readProduct } from '#domains/products/public.ts'
import { Failure } from '#platform/operations/failure.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import type { ClassifiedRow } from '../classified-row.ts'
import { type Problem, shownValue, unlimitedWord, type Values } from '../values.ts'
import { holderOf } from './holders.ts'
import { changedRecord, missingValue, refusedRow, withOldId } from './moved-record.ts'
import { findRecord, findReferenced } from './references.ts'

/** Which company or person has which product. Count and end make the first configuration of a new one. */
export async function classifyHolding(read: Read & Pick<Write, 'clock'>, values: Values): Promise<ClassifiedRow> {
  const { db, actor } = read
  const oldId = values.oldId
  const key = `${values.company ?? values.contact ?? ''} ${values.product ?? ''}`.trim()
  if (values.product === undefined) return refusedRow(key, [missingValue('product')])
  const holder = await holderOf(read, values)
  if ('problem' in holder) return refusedRow(key, [holder.problem])
  const product = await findReferenced(read, { kind: 'products', field: 'product', text: values.product })
  if ('problem' in product) return refusedRow(key, [product.problem])
  const there = await holdingOfProduct(db, actor, holder, product.id)
  const found = await findRecord(read, 'holdings', oldId, there?.id)
  if (found.id === undefined) {
    const problem = await cannotBeAdded(read, values, holder, product.id)
    if (problem) return refusedRow(key, [problem])
    const create = (call: Write) => addHolding(call, values, holder, product.id)
    return withOldId({ key, outcome: 'new', problems: [], changes: {}, create }, found)
  }
  const facts = there ?? (await visibleHolding(db, actor, found.id))
  if (facts && (facts.product.id !== product.id || facts.holder.id !== holder.id))
    return refusedRow(key, [
      { code: 'imports.fixedOnceWritten', field: 'product', details: { value: shownValue(key) } },
    ])
  const { id, note, disabled } = await readHolding(db, actor, found.id)
  const given = {
    ...(values.note !== undefined && { note: values.note }),
    ...(values.disabled !== undefined && { disabled: values.disabled }),
  }
  const row = {
    key,
    values,
    given,
    existing: { note, disabled },
    id,
    changeShape: changing.body,
    change: changeHolding,
  }
  return withOldId(changedRecord(row), found)
}

const startsConfigured = ({ count, endDate }: Values): boolean => count !== undefined || endDate !== undefined

async function cannotBeAdded(
  read: Read & Pick<Write, 'clock'>,
  values: Values,
  { kind }: HolderKey,
  productId: string,
): Promise<Problem | undefined> {
  const { kind: edition } = await readProduct(read.db, productId)
  const at = (code: string, field: Problem['field']): Problem => ({ code, field, details: {} })
  if (!assignableKinds[kind].includes(edition)) return at('products.notAssignable', 'product')
  if ((values.note ?? '').length > 255)
    return { ...at('imports.valueInvalid', 'note'), details: { value: shownValue(String(values.note)) } }
  if (!startsConfigured(values)) return undefined
  if (values.count !== undefined && !/^[1-9]/.test(values.count))
    return { ...at('imports.valueInvalid', 'count'), details: { value: values.count } }
  try {
    await requireAssignableProduct(read, productId, kind)
    await readMaster(read.db, productId)
    return undefined
  } catch (thrown) {
    if (thrown instanceof Failure)
      return at(thrown.code === 'master.notFound' ? 'products.noMaster' : thrown.code, 'product')
    throw thrown
  }
}

async function addHolding(call: Write, values: Values, holder: HolderKey, productId: string): Promise<{ id: string }> {
  const note = values.note ?? ''
  const { count, endDate } = values
  const wish = {
    productId,
    note,
    shared: false,
    ...(count !== undefined && { count: Number(count) }),
    ...(endDate !== undefined && { end: endDate === unlimitedWord ? 'unlimited' : endDate }),
  }
  const add = holder.kind === 'company' ? addCompanyHolding : addContactHolding
  const { id } = startsConfigured(values)
    ? await add(call, holder.id, wish)
    : await takeOverHolding(call, holder, { productId, note })
  if (values.disabled === true) await changeHolding(call, id, { disabled: true })
  return { id }
}
