import type { CompanyProduct } from '#contract/company-products.ts'
import { fail } from '#platform/failure.ts'
import type { Write } from '#platform/operations.ts'
import { companyProductById, updateCompanyProduct } from './company-product-queries.ts'

type Changes = { note?: string | undefined; disabled?: boolean | undefined; modifiedAt?: string | undefined }

/** Changes note or state; refuses when somebody else changed the company product after `modifiedAt`. */
export async function changeCompanyProduct(
  { db, actor, audit }: Write,
  id: string,
  { note, disabled, modifiedAt }: Changes,
): Promise<CompanyProduct> {
  const before = (await companyProductById(db, actor, id)) ?? fail('companyProducts.notFound')
  if (modifiedAt && Date.parse(modifiedAt) !== Date.parse(before.modifiedAt)) fail('request.conflict')
  const values = { note: note ?? before.note, disabled: disabled ?? before.disabled }
  if (!(await updateCompanyProduct(db, id, values, actor.accountId, before.modifiedAt))) fail('request.conflict')
  const after = (await companyProductById(db, actor, id))!
  audit({ kind: 'companyProduct', id, before, after })
  return after
}
