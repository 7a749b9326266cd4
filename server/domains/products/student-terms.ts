import type { z } from 'zod'
import { editionsForPeople } from '#contract/products.ts'
import type { StudentTerms, studentProduct } from '#contract/student-products.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { lockProduct } from './catalogue-queries.ts'
import { productKindOf } from './queries.ts'
import { otherStudentProducts, studentTermsOf, upsertStudentTerms } from './student-terms-queries.ts'

export async function readStudentTerms(db: Db, productId: string): Promise<z.infer<typeof studentProduct> | null> {
  if (!(await productKindOf(db, productId))) fail('products.notFound')
  const terms = await studentTermsOf(db, productId)
  return terms ? { ...terms, successors: await otherStudentProducts(db, productId) } : null
}

export async function saveStudentTerms(
  { db, actor, audit }: Write,
  productId: string,
  { modifiedAt, ...terms }: StudentTerms & { modifiedAt?: string | undefined },
): Promise<z.infer<typeof studentProduct>> {
  if (!(await lockProduct(db, productId))) fail('products.notFound')
  const kind = await productKindOf(db, productId)
  if (!kind || !editionsForPeople.includes(kind)) fail('products.notForStudents')
  if (terms.successorId === productId) fail('products.notFound', undefined, 'successorId')
  if (terms.successorId && !(await studentTermsOf(db, terms.successorId)))
    fail('products.notFound', undefined, 'successorId')
  const before = await studentTermsOf(db, productId)
  if (!(await upsertStudentTerms(db, productId, terms, { by: actor.accountId, modifiedAt }))) fail('request.conflict')
  const after = (await readStudentTerms(db, productId)) ?? fail('products.notFound')
  const { successors: _s, ...written } = after
  audit({ kind: 'studentProduct', id: productId, ...(before && { before }), after: written })
  return after
}
