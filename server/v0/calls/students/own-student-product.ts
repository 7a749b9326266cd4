import { readMyStudies } from '#contract/students.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Ask, CallInput } from '../../call.ts'
import { readId } from '../../spelling.ts'

/** The student product a call names, which must be one's own; undefined where it names none. */
export async function ownStudentProduct(ask: Ask, fields: CallInput['body']): Promise<string | undefined> {
  const product = readId(fields['productid'])
  if (product === null) return undefined
  return (await ask(readMyStudies, { query: { product } }))?.product.id ?? fail('holdings.notFound')
}
