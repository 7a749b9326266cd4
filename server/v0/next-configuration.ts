import {
  type Configuration,
  listCompanyConfigurations,
  listContactConfigurations,
  readConfiguration,
  saveConfiguration,
} from '#contract/configurations.ts'
import { readHolding } from '#contract/holdings.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Ask } from './call.ts'

/** The operations needed to write to a configuration. */
export const writingOperations = [
  saveConfiguration,
  readConfiguration,
  listCompanyConfigurations,
  listContactConfigurations,
  readHolding,
] as const

/** The product that has or had a configuration, with what stands there now. */
export async function standingFor(ask: Ask, id: string): Promise<{ holdingId: string; configuration: Configuration }> {
  const named = await ask(readConfiguration, { params: { id } })
  // Masters and templates have no holder: they are written through their product.
  if (!named.holder) return fail('configurations.notFound')
  const list = named.holder.kind === 'company' ? listCompanyConfigurations : listContactConfigurations
  const { items } = await ask(list, { params: { id: named.holder.id } })
  const products = items.find((one) => one.id === id)?.products ?? []
  const { holdingId } = products.find(({ active }) => active) ?? products[0] ?? fail('configurations.notFound')
  const { configuration: current } = await ask(readHolding, { params: { id: holdingId } })
  if (current === null || current.id === id) return { holdingId, configuration: named }
  return { holdingId, configuration: await ask(readConfiguration, { params: { id: current.id } }) }
}

type Item = Configuration['items'][number]

/**
 * A saved configuration never changes: what is written to it becomes the next one of its product. A program that goes
 * on with the id it knows writes to what stands there by then.
 */
export async function writeNext(ask: Ask, id: string, change: (items: Item[]) => unknown[]): Promise<Configuration> {
  const { holdingId, configuration } = await standingFor(ask, id)
  const items = change(configuration.items)
  const { configuration: next } = await ask(saveConfiguration, {
    params: { id: holdingId },
    body: { basedOn: configuration.id, name: configuration.name, description: configuration.description, items },
  })
  return next
}
