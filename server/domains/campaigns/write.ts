import { isDeepStrictEqual } from 'node:util'
import type { CampaignRow } from '#contract/campaigns.ts'
import {
  addCompanyHolding,
  addContactHolding,
  configurationsWithItems,
  configurationWithItems,
  lowestVersions,
  removeHolding,
} from '#domains/configurations/public.ts'
import {
  applyChanges,
  type ChangedHolding,
  type HoldingChange,
  hostsOf,
  lockLiveHosts,
} from '#domains/licences/public.ts'
import { type HoldingFacts, holdingFor, lockHolding, lockHoldingsOf } from '#domains/holdings/public.ts'
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
  const wished: (HoldingChange & { at: number })[] = []
  for (const [at, [[{ holdingId, configurationId, hosts: shown }, call], owned]] of zip(
    zip(rows, calls),
    held,
  ).entries()) {
    const current = known.get(owned.configurationId ?? '') ?? fail('configurations.notFound')
    const { version } = owned.product
    const live = hosts.get(holdingId) ?? []
    const {
      after: items,
      drop: _drop,
      ...judged
    } = dryRun({ items: current.items, hosts: live, version, from: version, hasTarget: false }, plan)
    const asShown = current.id === configurationId && isDeepStrictEqual(endsOf(judged.hosts), endsOf(shown))
    const result = asShown ? resultOf(judged) : changedSince(judged, current.id)
    results.push(result)
    if (result.result !== 'changed') continue
    const ends = new Map(judged.hosts.map(({ id, to }) => [id, to]))
    const changeNotes = noteOf('campaigns.note', campaign, owned)
    wished.push({ at, call, holding: owned, current, items, changeNotes, hosts: live, ends })
  }
  const done = await applyChanges(wished, issuingOf(campaign))
  for (const [{ at }, one] of zip(wished, done))
    results[at] = {
      ...results[at],
      result: 'changed',
      newConfigurationId: one.configurationId,
      ...deliveredOf(campaign, one),
    }
  return results
}

const issuingOf = ({ issue, mail, comment }: Named) => (issue ? { kind: 'campaign', mail, comment } : null)

/** What was issued and mailed, and whom no mail could go to. */
function deliveredOf({ mail }: Named, { issued }: ChangedHolding) {
  const unmailed = mail ? issued.filter(({ mailed }) => !mailed) : []
  return {
    licences: issued.length,
    mails: issued.filter(({ mailed }) => mailed).length,
    problems: unmailed.map(({ host }) => ({ code: 'campaigns.noReceiver', detail: { machine: machineOf(host) } })),
  }
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
  const current = await read(newConfigurationId)
  const items = newConfigurationId === configurationId ? null : (await read(configurationId)).items
  if (items?.length === 0) fail('configurations.notFound')
  const endNow = new Map(live.map(({ id, endDate }) => [id, endDate]))
  const kept = hosts.filter(({ id, to }) => endNow.has(id) && endNow.get(id) !== to)
  const ends = new Map(hosts.filter(({ id, to }) => endNow.get(id) === to).map(({ id, from }) => [id, from] as const))
  const changeNotes = noteOf('campaigns.undoNote', campaign, owned)
  const change = { call, holding: owned, current, items, changeNotes, hosts: live, ends }
  const [done = fail('holdings.notFound')] = await applyChanges([change], issuingOf(campaign))
  const delivered = deliveredOf(campaign, done)
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
