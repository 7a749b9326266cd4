import type { CampaignRow } from '#contract/campaigns.ts'
import type { Host } from '#contract/hosts.ts'
import { machineName } from '#contract/machine-name.ts'
import { applyCampaignChange, type CampaignChange, hostEndAfter } from '#licence/campaign-change.ts'
import { checkConfiguration } from '#licence/configuration-rules.ts'
import { diffModules } from '#licence/diff-modules.ts'
import { checkHost } from '#licence/host-rules.ts'
import { licenceModules } from '#licence/licence-modules.ts'
import { newId } from '#platform/database/ids.ts'
import { type DryRunResult, nothing, problem, type HoldingBefore } from './dry-run-result.ts'
import { dryRunUpgrade, type NewVersion } from './new-version.ts'

/** How a campaign is carried out. */
export interface Plan {
  change: CampaignChange | NewVersion
  /** Ends of hosts move along. */
  moveHosts: boolean
  issue: boolean
}

/** What would become of one holding, in words and with every rule that breaks. Pure but for new ids. */
export function dryRun(standing: HoldingBefore, { change, moveHosts, issue }: Plan): DryRunResult {
  if (change.kind === 'upgrade') return dryRunUpgrade(standing, change)
  const { items, hosts, version } = standing
  const after = applyCampaignChange(items, change, newId)
  if (typeof after === 'string') {
    // A configuration that already has the module needs no change, but the report says so.
    const needless = change.kind === 'addModule' && after === 'moduleThere'
    return { ...nothing, outcome: needless ? 'unchanged' : 'broken', problems: [problem(`campaigns.${after}`)] }
  }
  const differences = diffModules(licenceModules(items), licenceModules(after))
  const moved = moveHosts ? hosts.flatMap((host) => movedEnd(host, change)) : []
  if (differences.length === 0 && moved.length === 0) return { ...nothing, outcome: 'unchanged' }
  const ends = new Map(moved.map(({ id, to }) => [id, to]))
  const checked = issue || moveHosts ? hosts : []
  const problems = [
    ...(differences.length > 0 || issue ? checkConfiguration(after) : []),
    ...checked.flatMap((host) => checkHost(withEnd(host, ends), version)),
  ]
  return {
    outcome: problems.length > 0 ? 'broken' : 'change',
    differences,
    hosts: moved,
    problems,
    drop: [],
    after: differences.length > 0 ? after : null,
  }
}

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

/** The first machine of a host; '' when it is unbound. */
export const machineOf = (host: Pick<Host, 'binding' | 'hosts'>): string =>
  host.binding === 'unbound' ? '' : machineName(host.hosts[0])
