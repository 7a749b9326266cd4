import type { Holding } from '#contract/holdings.ts'
import type { Configuration } from '#contract/configurations.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { setCount, setEndDate } from '#licence/counts.ts'
import type { TestPortal } from '../../testing/portal.ts'
import { companyInput } from '../../testing/samples.ts'

let number = 88_000

/** A new company of its own, so that tests do not meet. */
export async function newCompany(portal: TestPortal): Promise<string> {
  const answer = await portal.call('licenser', 'POST', '/companies', companyInput(number++, 'Probewerk GmbH'))
  return answer.json.id
}

export const companyIdOf = async (portal: TestPortal, customerNumber: string): Promise<string> =>
  (
    await portal.database.db
      .selectFrom('companies')
      .select('id')
      .where('customerNumber', '=', customerNumber)
      .executeTakeFirstOrThrow()
  ).id

export const productIdOf = async (portal: TestPortal, code: string): Promise<string> =>
  (await portal.database.db.selectFrom('products').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id

/** Gives a company, by default a new one, a product. */
export async function newHolding(
  portal: TestPortal,
  { code = 'WW-NW-20', companyId, ...source }: { code?: string; companyId?: string; [field: string]: unknown } = {},
): Promise<Holding> {
  const id = companyId ?? (await newCompany(portal))
  const body = { productId: await productIdOf(portal, code), ...source }
  // Counts and ends other than the source's are for those who may edit.
  const who = 'count' in source || 'end' in source ? 'administrator' : 'licenser'
  const answer = await portal.call(who, 'POST', `/companies/${id}/products`, body)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.json))
  return answer.json
}

export const configurationOf = async (portal: TestPortal, id: string | undefined): Promise<Configuration> =>
  (await portal.call('administrator', 'GET', `/configurations/${id}`)).json

/** Every level-one item with so many seats and without an end: a tree that breaks no rule. */
export const completeItems = (items: readonly ConfigurationItem[], seats: number): ConfigurationItem[] =>
  items
    .filter((item) => item.count.kind !== 'dependency')
    .reduce((tree, { id }) => setEndDate(setCount(tree, id, seats).items, id, 'unlimited').items, [
      ...items,
    ] as ConfigurationItem[])

/** The body of a save on top of the current configuration. */
export async function savingOf(portal: TestPortal, { configuration }: Holding, seats = 2) {
  const items = completeItems((await configurationOf(portal, configuration?.id)).items, seats)
  return { basedOn: configuration?.id ?? null, name: 'Stand 2', description: 'Zwei Plätze', items }
}

/** A tree without ids, as two readings of the same facts compare. */
export const factsOf = (items: readonly ConfigurationItem[]): object[] =>
  items.map(({ id: _id, children, ...item }) => ({ ...item, children: factsOf(children) }))
