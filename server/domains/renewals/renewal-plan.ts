import { createHash } from 'node:crypto'
import type { Renewal, RenewalWish } from '#contract/licence-renewals.ts'
import type { Host } from '#contract/hosts.ts'
import type { HoldingFacts } from '#domains/holdings/public.ts'
import { applyCampaignChange, type CampaignChange, hostEndAfter } from '#licence/campaign-change.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { checkConfiguration } from '#licence/configuration-rules.ts'
import { diffModules } from '#licence/diff-modules.ts'
import { checkHost } from '#licence/host-rules.ts'
import type { LicenceModule } from '#licence/licence-file.ts'
import { licenceModules } from '#licence/licence-modules.ts'
import { newId } from '#platform/database/ids.ts'

/** A machine, or a product without licence (`host` is null), as it is before. */
export interface Renewable {
  subjectId: string
  holding: HoldingFacts
  configurationId: string
  items: readonly ConfigurationItem[]
  host: Host | null
  /** The modules of the newest licence; null: there is none, or it cannot be read. */
  licensed: readonly LicenceModule[] | null
}

/** A change of ends in the terms of the licence library; what is over begins at its old end, like all others. */
type Ends = Extract<CampaignChange, { kind: 'setEnd' | 'extendEnd' }>

const changeOf = ({ term }: RenewalWish): Ends =>
  term.kind === 'months'
    ? { kind: 'extendEnd', module: null, months: term.months }
    : { kind: 'setEnd', module: null, end: term.end }

/** The tree of a product after a renewal; null: it stays. */
export function renewedItems(items: readonly ConfigurationItem[], wish: RenewalWish): ConfigurationItem[] | null {
  if (!wish.modules) return null
  const after = applyCampaignChange(items, changeOf(wish), newId)
  if (typeof after === 'string') return null
  return diffModules(licenceModules(items), licenceModules(after)).length === 0 ? null : after
}

/** What a renewal would come to for one machine or product, with every rule that breaks. */
export function planRenewal({ subjectId, holding, items, host, licensed }: Renewable, wish: RenewalWish): Renewal {
  const tree = renewedItems(items, wish)
  const after = licenceModules(tree ?? items)
  const from = host?.endDate ?? null
  const to = host ? (hostEndAfter(changeOf(wish), from) ?? null) : null
  const moves = host !== null && from !== to
  const changes = moves || tree !== null
  const broken = changes
    ? [
        ...(host ? checkHost({ ...host, endDate: to, unlimited: to === null }, holding.product.version) : []),
        ...checkConfiguration(tree ?? items),
      ]
    : []
  return {
    subjectId,
    holdingId: holding.id,
    holder: holding.holder,
    product: holding.product,
    machine: host && host.binding !== 'unbound' ? host.hosts[0] : null,
    email: host?.email ?? '',
    end: host && { from, to },
    differences: diffModules(licensed ?? licenceModules(items), after),
    earlier: after.flatMap(({ level, licName, endDate }) =>
      level === 1 && host && endDate !== null && (to === null || endDate < to) ? [{ name: licName, end: endDate }] : [],
    ),
    broken,
    outcome: !changes ? 'unchanged' : broken.length > 0 ? 'broken' : 'change',
  }
}

/** Names what was shown: other ends, another configuration or another machine give another one. */
export const revisionOf = (renewables: readonly Renewable[], shown: readonly Renewal[]): string =>
  createHash('sha256')
    .update(JSON.stringify([shown, renewables.map(({ configurationId, host }) => [configurationId, host?.modifiedAt])]))
    .digest('base64url')
