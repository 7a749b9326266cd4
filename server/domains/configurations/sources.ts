import type { ConfigurationItem } from '#licence/configuration.ts'
import { checkConfiguration, firstConfiguration, keptOnSave } from '#licence/configuration-rules.ts'
import { setCount, setEndDate } from '#licence/counts.ts'
import { fail } from '#platform/failure.ts'
import type { Write } from '#platform/operations.ts'
import { selectedItems } from './masters.ts'
import { insertConfiguration, itemsOf, lowestVersion, masterIdOf, sourceConfiguration } from './queries.ts'

/** Which configuration to start from and what to prefill. */
export interface Wish {
  configurationId?: string | undefined
  shared: boolean
  name?: string | undefined
  description?: string | undefined
  count?: number | undefined
  end?: string | undefined
}

export interface Target {
  companyId: string
  language: string
  product: { id: string; version: number; titleDe: string; titleEn: string }
}

/** The configuration a company product gets: a new one from the source, or the company's own when it is to be shared. Its id. */
export async function configurationFor({ db, actor, audit }: Write, target: Target, wish: Wish): Promise<string> {
  const { companyId, product } = target
  const sourceId = wish.configurationId ?? (await masterIdOf(db, product.id)) ?? fail('products.noMaster')
  const source =
    (await sourceConfiguration(db, sourceId)) ?? fail('configurations.notFound', undefined, 'configurationId')
  if (source.kind === 'company' ? source.companyId !== companyId : source.productId !== product.id)
    fail('configurations.notFound', undefined, 'configurationId')
  if (source.kind === 'company') {
    const from = (await lowestVersion(db, source.id)) ?? product.version
    if (from > product.version) fail('configurations.downgrade', { from, to: product.version }, 'configurationId')
    if (wish.shared) return source.id
  } else if (wish.shared) fail('request.invalid', undefined, 'shared')
  const stored = await itemsOf(db, source.id)
  const items = prefilled(
    source.kind === 'master' ? firstConfiguration(await selectedItems(db, product.id, stored)) : stored,
    wish,
  )
  // A first configuration may wait for its dates: the configuration manager asks for them before a licence is issued.
  const broken = checkConfiguration(items).filter(({ code }) => code !== 'configuration.endDateMissing')
  if (broken.length > 0) fail('configurations.broken', { broken })
  const labels = { ...labelsOf(source, target), ...given(wish) }
  const id = await insertConfiguration(db, { companyId, ...labels, items: keptOnSave(items) }, actor.accountId)
  audit({ kind: 'configuration', id, after: { ...labels, companyId, source: source.id } })
  return id
}

/** Count and end on every level-one item that is no dependency. */
function prefilled(items: ConfigurationItem[], { count, end }: Wish): ConfigurationItem[] {
  return items
    .filter((item) => item.count.kind !== 'dependency')
    .reduce((tree, { id }) => {
      const counted = count === undefined ? tree : setCount(tree, id, count).items
      return end === undefined ? counted : setEndDate(counted, id, end).items
    }, items)
}

/** A copy keeps name and description; from a master or template the product names it. */
function labelsOf(source: { kind: string; name: string; description: string }, { product, language }: Target) {
  const title = language === 'en' ? product.titleEn : product.titleDe
  const full = `${title} ${product.version}`
  return {
    name: source.kind === 'company' ? source.name : full.length > 30 ? title.slice(0, 30).trim() : full,
    description: (source.description || source.name || full).slice(0, 222),
  }
}

const given = ({ name, description }: Wish) => ({
  ...(name !== undefined && { name }),
  ...(description !== undefined && { description }),
})
