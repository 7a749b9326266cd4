import type { Holding } from '#contract/holdings.ts'
import type { Configuration } from '#contract/configurations.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { setCount, setEndDate } from '#licence/counts.ts'
import type { TestPortal } from '../../testing/portal.ts'

export const configurationOf = async (portal: TestPortal, id: string | undefined): Promise<Configuration> =>
  (await portal.call('administrator', 'GET', `/configurations/${id}`)).json

/** Every level-one item with so many seats and without an end: a tree that breaks no rule. */
export const completeItems = (items: readonly ConfigurationItem[], seats: number): ConfigurationItem[] =>
  items
    .filter((item) => item.count.kind !== 'dependency')
    .reduce((tree, { id }) => setEndDate(setCount(tree, id, seats).items, id, 'unlimited').items, [...items])

/** The body of a save on top of the current configuration. */
export async function savingOf(portal: TestPortal, { configuration }: Holding, seats = 2) {
  const items = completeItems((await configurationOf(portal, configuration?.id)).items, seats)
  return { basedOn: configuration?.id ?? null, name: 'Stand 2', description: 'Zwei Plätze', items }
}

/** A tree without ids, as two readings of the same facts compare. */
export const factsOf = (items: readonly ConfigurationItem[]): object[] =>
  items.map(({ id: _id, children, ...item }) => ({ ...item, children: factsOf(children) }))
