import { readConfiguration } from '#contract/configurations.ts'
import {
  type addCompanyHolding,
  type addContactHolding,
  type Holding,
  listCompanyHoldings,
  listContactHoldings,
  removeHolding,
} from '#contract/holdings.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Ask, AskOne, CallInput } from '../call.ts'
import { refuseChanged } from '../refuse-changed.ts'
import { readId, readText, requiredId, sentFields, writtenId } from '../spelling.ts'
import { publishedId } from '../written-configurations.ts'

/** Gives a holder a product. What the program wrote to the configuration it names goes live with it. */
export const giveProduct = (
  ask: Ask,
  add: typeof addCompanyHolding | typeof addContactHolding,
  id: string,
  body: CallInput['body'],
): Promise<string> =>
  ask.together(async (step) => {
    refuseChanged(body, { FileCount: 0, Disable: false })
    const productId = requiredId(body, 'ProductID')
    const named = readId(body['configurationid'])
    const configurationId = named === null ? undefined : await publishedId(step, named)
    const note = readText(body['info'])
    const given = await step(add, { params: { id }, body: sentFields({ productId, configurationId, note }) })
    return writtenId(given.id)
  })

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

/** The products whose current configuration it is. */
export async function holdingsWith(ask: AskOne, configurationId: string): Promise<Holding[]> {
  const { holder } = await ask(readConfiguration, { params: { id: configurationId } })
  if (holder === null) return []
  const list = holder.kind === 'company' ? listCompanyHoldings : listContactHoldings
  const { items } = await ask(list, { params: { id: holder.id } })
  return items.filter(({ configuration }) => configuration?.id === configurationId)
}
