import { removeHolding } from '#contract/holdings.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Ask, CallInput } from '../call.ts'
import { refuseChanged } from '../refuse-changed.ts'
import { readId, readText, requiredId, sentFields } from '../spelling.ts'

export function givenProduct(body: CallInput['body']) {
  refuseChanged(body, { FileCount: 0, Disable: false })
  return sentFields({
    productId: requiredId(body, 'ProductID'),
    configurationId: readId(body['configurationid']) ?? undefined,
    note: readText(body['info']),
  })
}

type Held = { id: string; product: { id: string }; configuration: { id: string } | null }

/** The documents name a holding by its parts, the portal by its own id. */
export async function removeOne(ask: Ask, held: readonly Held[], { query }: CallInput): Promise<boolean> {
  const productId = requiredId(query, 'productID')
  const configurationId = readId(query['configurationid'])
  const fits = ({ product, configuration }: Held) =>
    product.id === productId && (configurationId === null || configuration?.id === configurationId)
  const { id } = held.find(fits) ?? fail('holdings.notFound')
  await ask(removeHolding, { params: { id } })
  return true
}
