import { isDeepStrictEqual } from 'node:util'
import type { CampaignRow } from '#contract/campaigns.ts'
import type { Host } from '#contract/hosts.ts'
import {
  addCompanyHolding,
  addContactHolding,
  configurationsWithItems,
  configurationWithItems,
  type LabelledItems,
  lowestVersions,
  removeHolding,
  replaceConfigurations,
} from '#domains/configurations/public.ts'
import { changeHostEnds, lockLiveHosts, hostsOf, issueForHoldings, sendLicence } from '#domains/licences/public.ts'
import { type HoldingFacts, holdingFor, lockHolding, lockHoldingsOf } from '#domains/holdings/public.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { zip } from '#platform/zip.ts'
import { campaignsTexts } from '#texts/campaigns.ts'
import { fill } from '#texts/fill.ts'
import { dryRun, machineOf, type Plan } from './dry-run.ts'
import type { DryRunResult } from './dry-run-result.ts'
import type { StoredCampaign } from './queries.ts'
import type { OpenRow, RowResult } from './work-queries.ts'

type Named = Pick<StoredCampaign, 'name' | 'comment' | 'issue' | 'mail'>

/**
 * Changes holdings in one transaction, each with the call of its own; one that was changed since the dry run is judged
 * again and left as it is. What refuses one refuses all.
 */
export async function changeRows(
  calls: readonly Write[],
  campaign: Named,
  rows: readonly OpenRow[],
  plan: Plan,
): Promise<RowResult[]> {
  const [first] = calls
  if (!first) return []
  const { db, actor } = first
  const ids = rows.map(({ holdingId }) => holdingId)
  const held = await lockHoldingsOf(db, actor, ids)
  if (held.some(({ disabled }) => disabled)) fail('holdings.disabled')
  const currentIds = held.map(({ configurationId }) => configurationId ?? fail('configurations.notFound'))
  const hosts = Map.groupBy(
    plan.moveHosts || plan.issue ? await lockLiveHosts(db, ids) : [],
    ({ holdingId }) => holdingId,
  )
  const known = await configurationsWithItems(db, actor, currentIds)
  const results: RowResult[] = []
  const wished: Wished[] = []
  for (const [at, [[{ holdingId, configurationId, hosts: shown }, call], owned]] of zip(
    zip(rows, calls),
    held,
  ).entries()) {
    const current = known.get(owned.configurationId ?? '') ?? fail('configurations.notFound')
    const { version } = owned.product
    const live = hosts.get(holdingId) ?? []
    const {
      after,
      drop: _drop,
      ...judged
    } = dryRun({ items: current.items, hosts: live, version, from: version, hasTarget: false }, plan)
    const asShown = current.id === configurationId && isDeepStrictEqual(endsOf(judged.hosts), endsOf(shown))
    const result = asShown ? resultOf(judged) : changedSince(judged, current.id)
    results.push(result)
    if (result.result !== 'changed') continue
    const ends = new Map(judged.hosts.map(({ id, to }) => [id, to]))
    wished.push({ at, call, holding: owned, current, after, hosts: live, ends })
  }
  const changed = await withNewTrees(campaign, wished)
  const moved = await moveEnds(changed)
  const delivered = campaign.issue ? await deliver(campaign, changed, moved) : changed.map(() => nothingDelivered)
  for (const [{ at, made }, part] of zip(changed, delivered))
    results[at] = { ...results[at], result: 'changed', newConfigurationId: made.id, ...part }
  return results
}

/** A holding with the tree that it is to get; null where only ends of hosts move. */
interface Wished extends Omit<Changed, 'made'> {
  current: LabelledItems
  after: ConfigurationItem[] | null
}

/** Writes the new trees, all of them in one statement. */
async function withNewTrees(campaign: Named, wished: readonly Wished[]): Promise<Changed[]> {
  const open = wished.flatMap(({ at, call, holding, current, after: items }) => {
    const changeNotes = noteOf('campaigns.note', campaign, holding)
    return items === null ? [] : [{ at, call, holding, basedOn: current, items, changeNotes }]
  })
  const made = new Map(zip(open, await replaceConfigurations(open)).map(([{ at }, tree]) => [at, tree]))
  return wished.map(({ current, after: _after, ...one }) => ({ ...one, made: made.get(one.at) ?? current }))
}

type DryRunRow = Omit<DryRunResult, 'after' | 'drop'>

const endsOf = (hosts: CampaignRow['hosts']) => hosts.map(({ id, from, to }) => [id, from, to])

/** The configuration changed since the dry run; where nothing is left to do, that is all there is to report. */
const changedSince = (judged: DryRunRow, configurationId: string): RowResult => ({
  ...judged,
  result: judged.outcome === 'unchanged' ? null : 'changedSince',
  configurationId,
  problems: [...judged.problems, { code: 'campaigns.changedSince', detail: {} }],
})

/** A configuration's items never change: what is changed differs as the dry run, which had the same one, wrote down. */
function resultOf({ differences, ...judged }: DryRunRow): RowResult {
  return judged.outcome === 'change' ? { ...judged, result: 'changed' } : { ...judged, differences, result: 'failed' }
}

/** Gives a holder a newer product; a holding changed since the dry run is checked again and left as it is. */
export async function upgradeOne(
  call: Write,
  campaign: Named,
  { holdingId, configurationId }: OpenRow,
  plan: Plan,
): Promise<RowResult> {
  const { db, actor } = call
  if (plan.change.kind !== 'upgrade') throw new Error('This campaign gives no newer product.')
  // Giving another product reads this one as it stands.
  const owned = await holdingFor(db, actor, holdingId)
  if (owned.disabled) fail('holdings.disabled')
  const currentId = owned.configurationId ?? fail('configurations.notFound')
  const hosts = plan.moveHosts || plan.issue ? await lockLiveHosts(db, [holdingId]) : []
  const { items } = (await configurationWithItems(db, actor, currentId)) ?? fail('configurations.notFound')
  const { version } = owned.product
  const from = (await lowestVersions(db, [currentId])).get(currentId) ?? version
  const { after: _after, drop, ...judged } = dryRun({ items, hosts, version, from, hasTarget: false }, plan)
  if (currentId !== configurationId) return changedSince(judged, currentId)
  if (judged.outcome !== 'change') return resultOf(judged)
  const note = noteOf('campaigns.note', campaign, owned)
  const wish = { productId: plan.change.productId, configurationId: currentId, shared: false, drop, note }
  const add = owned.holder.kind === 'company' ? addCompanyHolding : addContactHolding
  const { id, configuration } = await add(call, owned.holder.id, wish)
  return { ...judged, result: 'changed', newConfigurationId: configuration?.id ?? null, newHoldingId: id }
}

/** A holding with its configuration as it is now, and the ends that some of its hosts get. */
interface Changed {
  at: number
  call: Write
  holding: HoldingFacts
  made: { id: string; items: ConfigurationItem[] }
  hosts: readonly Host[]
  ends: ReadonlyMap<string, string | null>
}

/** The hosts of each afterwards. */
async function moveEnds(changed: readonly Omit<Changed, 'made'>[]): Promise<Host[][]> {
  if (changed.length === 0) return []
  const after = await changeHostEnds(
    changed.map(({ call, hosts, ends, holding }) => ({
      call,
      changes: hosts.flatMap((host) => {
        const endDate = ends.get(host.id)
        return endDate === undefined ? [] : [{ host, endDate }]
      }),
      productVersion: holding.product.version,
    })),
  )
  return zip(changed, after).map(([{ hosts }, hostsAfter]) => {
    const moved = new Map(hostsAfter.map((host) => [host.id, host]))
    return hosts.map((host) => moved.get(host.id) ?? host)
  })
}

/** Restores one holding's earlier items as a new version, unless it changed since. */
export async function undoOne(call: Write, campaign: Named, row: OpenRow): Promise<RowResult> {
  const { holdingId, configurationId, newConfigurationId, newHoldingId, hosts } = row
  const { db, actor } = call
  if (newHoldingId) return takeProductBack(call, newHoldingId, newConfigurationId)
  const owned = await lockHolding(db, actor, holdingId)
  if (newConfigurationId === null || owned.configurationId !== newConfigurationId)
    return { result: 'kept', problems: [{ code: 'campaigns.changedSince', detail: {} }] }
  const read = async (id: string) => (await configurationWithItems(db, actor, id)) ?? fail('configurations.notFound')
  const live = hosts.length > 0 || campaign.issue ? await lockLiveHosts(db, [holdingId]) : []
  let current = await read(newConfigurationId)
  if (newConfigurationId !== configurationId) {
    const { items } = await read(configurationId)
    if (items.length === 0) fail('configurations.notFound')
    const changeNotes = noteOf('campaigns.undoNote', campaign, owned)
    const [made] = await replaceConfigurations([{ call, holding: owned, basedOn: current, items, changeNotes }])
    current = { ...current, ...made }
  }
  const endNow = new Map(live.map(({ id, endDate }) => [id, endDate]))
  const kept = hosts.filter(({ id, to }) => endNow.has(id) && endNow.get(id) !== to)
  const back = hosts.filter(({ id, to }) => endNow.get(id) === to).map(({ id, from }) => [id, from] as const)
  const one = { at: 0, call, holding: owned, made: current, hosts: live, ends: new Map(back) }
  const moved = await moveEnds([one])
  const [delivered = nothingDelivered] = campaign.issue ? await deliver(campaign, [one], moved) : []
  const problems = kept.map(({ machine }) => ({ code: 'campaigns.hostKept', detail: { machine } }))
  return { result: 'undone', ...delivered, problems: [...problems, ...delivered.problems] }
}

/** Removes the product a campaign gave, unless it was used or changed since. */
async function takeProductBack(call: Write, id: string, configurationId: string | null): Promise<RowResult> {
  const owned = await lockHolding(call.db, call.actor, id)
  const used = (await hostsOf(call.db, call.actor, id)).length > 0
  if (used || owned.configurationId !== configurationId) {
    const code = used ? 'campaigns.usedSince' : 'campaigns.changedSince'
    return { result: 'kept', problems: [{ code, detail: {} }] }
  }
  await removeHolding(call, id)
  return { result: 'undone', problems: [] }
}

const noteOf = (key: 'campaigns.note' | 'campaigns.undoNote', { name }: Named, { holder }: HoldingFacts) =>
  fill(campaignsTexts[key][holder.language], { name })

type Delivered = Required<Pick<RowResult, 'licences' | 'mails'>> & { problems: CampaignRow['problems'] }
const nothingDelivered: Delivered = { licences: 0, mails: 0, problems: [] }

/** Issues a licence for each live host, by mail if chosen; returns the outcome of each holding. */
async function deliver({ comment, mail }: Named, changed: readonly Changed[], hosts: Host[][]): Promise<Delivered[]> {
  const parts = zip(changed, hosts).map(([{ call, holding, made }, hostsOfHolding]) => ({
    call,
    hosts: hostsOfHolding,
    known: { holding, configurationId: made.id, items: made.items },
  }))
  const licences = await issueForHoldings(parts, 'campaign')
  const all: Delivered[] = []
  for (const [{ call, hosts, known }, issued] of zip(parts, licences)) {
    const delivered: Delivered = { ...nothingDelivered, licences: hosts.length, problems: [] }
    for (const [host, { id }] of mail ? zip(hosts, issued) : []) {
      if (host.email === '') {
        delivered.problems.push({ code: 'campaigns.noReceiver', detail: { machine: machineOf(host) } })
        continue
      }
      const { language } = known.holding.holder
      await sendLicence(call, id, { receiver: host.email, cc: [], comment, language })
      delivered.mails++
    }
    all.push(delivered)
  }
  return all
}
