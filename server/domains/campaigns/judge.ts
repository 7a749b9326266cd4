import type { CampaignRow } from '#contract/campaigns.ts'
import type { Host } from '#contract/hosts.ts'
import { boundHosts } from '#licence/binding.ts'
import { applyCampaignChange, type CampaignChange, hostEndAfter } from '#licence/campaign-change.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { checkConfiguration } from '#licence/configuration-rules.ts'
import { diffModules } from '#licence/diff-modules.ts'
import { checkHost } from '#licence/host-rules.ts'
import { licenceModules } from '#licence/licence-modules.ts'
import { formatMac } from '#licence/mac.ts'
import type { Detail } from '#licence/reason.ts'
import { unconfirmed, upgradeKind, upgradePlan } from '#licence/upgrade.ts'
import { newId } from '#platform/ids.ts'
import type { Target } from './change.ts'

/** One company product as it stands. */
export interface Standing {
  items: readonly ConfigurationItem[]
  /** Live hosts that have a licence. */
  hosts: readonly Host[]
  version: number
  /** The company has the product an upgrade leads to. */
  hasTarget: boolean
}

/** How a campaign goes about it. */
export interface Plan {
  change: CampaignChange
  target: Target | null
  /** Ends of hosts move along. */
  moveHosts: boolean
  issue: boolean
}

export interface Judged {
  outcome: NonNullable<CampaignRow['outcome']>
  differences: CampaignRow['differences']
  hosts: CampaignRow['hosts']
  problems: { code: string; detail: Detail }[]
  /** The tree to save; null where nothing is to be saved. */
  after: ConfigurationItem[] | null
}

const nothing = { differences: [], hosts: [], problems: [], after: null }

/** What would become of one company product, in words and with every rule that breaks. Pure but for new ids. */
export function judge({ items, hosts, version, hasTarget }: Standing, plan: Plan): Judged {
  const { change, target, moveHosts, issue } = plan
  if (hasTarget) return { ...nothing, outcome: 'unchanged', problems: [{ code: 'companyProducts.taken', detail: {} }] }
  if (target && upgradeKind(version, target.version) === 'refused') {
    const detail = { from: version, to: target.version }
    return { ...nothing, outcome: 'broken', problems: [{ code: 'configurations.downgrade', detail }] }
  }
  const after = applyCampaignChange(items, change, newId)
  if (typeof after === 'string') {
    // Whoever has the module already needs none: nothing to mend, but worth telling.
    const needless = change.kind === 'addModule' && after === 'moduleThere'
    const problems = [
      { code: `campaigns.${after}`, detail: change.kind === 'upgrade' ? lostBy(items, change.master) : {} },
    ]
    return { ...nothing, outcome: needless ? 'unchanged' : 'broken', problems }
  }
  const differences = diffModules(licenceModules(items), licenceModules(after)) as unknown as Judged['differences']
  const moved = moveHosts ? hosts.flatMap((host) => movedEnd(host, change)) : []
  if (!target && differences.length === 0 && moved.length === 0) return { ...nothing, outcome: 'unchanged' }
  const ends = new Map(moved.map(({ id, to }) => [id, to]))
  const checked = issue || moveHosts ? hosts : []
  const problems = [
    ...(target || differences.length > 0 || issue ? checkConfiguration(after) : []),
    ...checked.flatMap((host) => checkHost(withEnd(host, ends), version)),
  ]
  return {
    outcome: problems.length > 0 ? 'broken' : 'change',
    ...{ differences, hosts: moved, problems },
    after: target || differences.length > 0 ? after : null,
  }
}

/** The licensed modules a new version lacks, by name. */
const lostBy = (items: readonly ConfigurationItem[], master: readonly ConfigurationItem[]): Detail => ({
  modules: unconfirmed(upgradePlan(items, master), [])
    .map(({ path }) => path.join(' / '))
    .join(', '),
})

function movedEnd(host: Host, change: CampaignChange): CampaignRow['hosts'] {
  const to = hostEndAfter(change, host.endDate)
  return to === undefined || to === host.endDate
    ? []
    : [{ id: host.id, machine: machineOf(host), from: host.endDate, to }]
}

function withEnd(host: Host, ends: ReadonlyMap<string, string | null>): Host {
  const end = ends.get(host.id)
  return end === undefined ? host : { ...host, endDate: end, unlimited: end === null }
}

/** A host by its first computer name or network card; '' when it is unbound. */
export const machineOf = (host: Pick<Host, 'binding' | 'hosts'>): string => {
  const [first] = boundHosts(host)
  return first?.name ?? (first?.mac ? formatMac(first.mac) : '')
}
