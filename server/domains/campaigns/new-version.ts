import type { isSameProduct } from '#contract/products.ts'
import { upgradePlansFor } from '#domains/configurations/public.ts'
import { requireAssignableProduct } from '#domains/holdings/public.ts'
import { type ConfigurationItem, walkItems } from '#licence/configuration.ts'
import { checkFirstConfiguration, keptOnSave } from '#licence/configuration-rules.ts'
import { diffModules } from '#licence/diff-modules.ts'
import { licenceModules } from '#licence/licence-modules.ts'
import { unconfirmedLosses, upgradeKind, type UpgradePlan } from '#licence/upgrade.ts'
import type { WithClock } from '#platform/installation/installation.ts'
import { type DryRunResult, nothing, problem, type HoldingBefore } from './dry-run-result.ts'

/** A product whose version is given, and what becomes of configurations for it. */
export interface NewVersion {
  kind: 'upgrade'
  productId: string
  version: number
  /** By which other versions of the product are recognised. */
  edition: Parameters<typeof isSameProduct>[0]
  planFor: (old: readonly ConfigurationItem[]) => UpgradePlan
  /** Licensed modules it lacks may go. */
  dropPaid: boolean
}

/** The product a campaign gives. Refuses what no company can be given, and products.noMaster. */
export async function newVersionOf(
  call: WithClock,
  { productId, dropPaid }: { productId: string; dropPaid: boolean },
): Promise<NewVersion> {
  const edition = await requireAssignableProduct(call, productId, 'company')
  const { version } = edition
  return { kind: 'upgrade', productId, version, edition, planFor: await upgradePlansFor(call.db, productId), dropPaid }
}

/** What giving a company the product would come to: the same as giving it to that company alone. */
export function dryRunUpgrade(
  { items, from, hasTarget, otherProduct }: Pick<HoldingBefore, 'items' | 'from' | 'hasTarget' | 'otherProduct'>,
  { version, planFor, dropPaid }: NewVersion,
): DryRunResult {
  if (otherProduct) return { ...nothing, outcome: 'unchanged', problems: [problem('campaigns.otherProduct')] }
  if (hasTarget) return { ...nothing, outcome: 'unchanged', problems: [problem('holdings.taken')] }
  const kind = upgradeKind(from, version)
  if (kind === 'refused') return broken(problem('configurations.downgrade', { from, to: version }))
  const plan = kind === 'copy' ? { items: keptOnSave(items), renamed: [], dropped: [] } : planFor(items)
  const lost = unconfirmedLosses(plan, [])
  if (lost.length > 0 && !dropPaid)
    return broken(problem('campaigns.upgradeLoses', { modules: lost.map(({ path }) => path.join(' / ')).join(', ') }))
  const problems = checkFirstConfiguration(plan.items)
  const renamed = plan.renamed.map((one) => ({ kind: 'moduleRenamed', ...one }))
  const differences = diffModules(licenceModules(calledAs(items, plan.items)), licenceModules(plan.items))
  return {
    outcome: problems.length > 0 ? 'broken' : 'change',
    differences: [...renamed, ...differences],
    hosts: [],
    problems,
    after: plan.items,
    drop: lost.map(({ itemId }) => itemId),
  }
}

const broken = (...problems: DryRunResult['problems']): DryRunResult => ({ ...nothing, outcome: 'broken', problems })

/** The old tree under the names its modules have afterwards: a module with another name is no other module. */
function calledAs(old: readonly ConfigurationItem[], now: readonly ConfigurationItem[]): ConfigurationItem[] {
  const names = new Map<string, Pick<ConfigurationItem, 'name' | 'licName' | 'licNameParent'>>()
  walkItems(now, ({ id, name, licName, licNameParent }) => void names.set(id, { name, licName, licNameParent }))
  const called = (item: ConfigurationItem): ConfigurationItem => ({
    ...item,
    ...names.get(item.id),
    children: item.children.map(called),
  })
  return old.map(called)
}
