import type { CampaignRow } from '#contract/campaigns.ts'
import type { Host } from '#contract/hosts.ts'
import {
  addCompanyHolding,
  addContactHolding,
  configurationWithItems,
  lowestVersions,
  removeHolding,
  replaceConfiguration,
} from '#domains/configurations/public.ts'
import { changeHostEnds, holdLiveHosts, hostsOf, issueLicences, sendLicence } from '#domains/licences/public.ts'
import { type HoldingFacts, holdingFor, lockHolding } from '#domains/holdings/public.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { fail } from '#platform/failure.ts'
import type { Write } from '#platform/operations.ts'
import { campaignsTexts } from '#texts/campaigns.ts'
import { fill } from '#texts/fill.ts'
import { judge, machineOf, type Plan } from './judge.ts'
import type { StoredCampaign } from './queries.ts'
import type { OpenRow, RowResult } from './work-queries.ts'

type Named = Pick<StoredCampaign, 'name' | 'comment' | 'issue' | 'mail'>

/** Changes one holding; one that was changed since the dry run is judged anew and left as it is. */
export async function changeOne(
  call: Write,
  campaign: Named,
  { holdingId, configurationId }: OpenRow,
  plan: Plan,
): Promise<RowResult> {
  const { db, actor } = call
  const { change } = plan
  // Giving another product reads this one as it stands.
  const owned = await (change.kind === 'upgrade' ? holdingFor : lockHolding)(db, actor, holdingId)
  if (owned.disabled) fail('holdings.disabled')
  const currentId = owned.configurationId ?? fail('configurations.notFound')
  const hosts = plan.moveHosts || plan.issue ? await holdLiveHosts(db, holdingId) : []
  const current = (await configurationWithItems(db, actor, currentId)) ?? fail('configurations.notFound')
  const { version } = owned.product
  const from = change.kind === 'upgrade' ? (await lowestVersions(db, [currentId])).get(currentId) : undefined
  const standing = { items: current.items, hosts, version, from: from ?? version, hasTarget: false }
  const { after, drop, ...judged } = judge(standing, plan)
  if (currentId !== configurationId) {
    const problems = [...judged.problems, { code: 'campaigns.changedSince', detail: {} }]
    return { ...judged, result: 'changedSince', configurationId: currentId, problems }
  }
  if (judged.outcome !== 'change') return { ...judged, result: 'failed' }
  const changeNotes = noteOf('campaigns.note', campaign, owned)
  if (change.kind === 'upgrade') {
    const wish = { productId: change.productId, configurationId: currentId, shared: false, drop, note: changeNotes }
    const add = owned.holder.kind === 'company' ? addCompanyHolding : addContactHolding
    const { id, configuration } = await add(call, owned.holder.id, wish)
    return { ...judged, result: 'changed', newConfigurationId: configuration?.id ?? null, newHoldingId: id }
  }
  const made =
    after === null ? current : await replaceConfiguration(call, owned, { basedOn: current, items: after, changeNotes })
  const moved = await moveEnds(call, hosts, new Map(judged.hosts.map(({ id, to }) => [id, to])), version)
  const delivered = campaign.issue ? await deliver(call, campaign, owned, made, moved) : nothingDelivered
  return { ...judged, result: 'changed', newConfigurationId: made.id, ...delivered }
}

/** The hosts with the ends that some of them get. */
async function moveEnds(
  call: Write,
  hosts: readonly Host[],
  ends: ReadonlyMap<string, string | null>,
  version: number,
): Promise<Host[]> {
  const changes = hosts.flatMap((host) => (ends.has(host.id) ? [{ host, endDate: ends.get(host.id)! }] : []))
  const after = new Map((await changeHostEnds(call, changes, version)).map((host) => [host.id, host]))
  return hosts.map((host) => after.get(host.id) ?? host)
}

/** Brings one holding back as a new version, unless somebody changed it since. */
export async function undoOne(call: Write, campaign: Named, row: OpenRow): Promise<RowResult> {
  const { holdingId, configurationId, newConfigurationId, newHoldingId, hosts } = row
  const { db, actor } = call
  if (newHoldingId) return takeProductBack(call, newHoldingId, newConfigurationId)
  const owned = await lockHolding(db, actor, holdingId)
  if (newConfigurationId === null || owned.configurationId !== newConfigurationId)
    return { result: 'kept', problems: [{ code: 'campaigns.changedSince', detail: {} }] }
  const read = async (id: string) => (await configurationWithItems(db, actor, id)) ?? fail('configurations.notFound')
  const live = hosts.length > 0 || campaign.issue ? await holdLiveHosts(db, holdingId) : []
  let current = await read(newConfigurationId)
  if (newConfigurationId !== configurationId) {
    const { items } = await read(configurationId)
    if (items.length === 0) fail('configurations.notFound')
    const changeNotes = noteOf('campaigns.undoNote', campaign, owned)
    current = { ...current, ...(await replaceConfiguration(call, owned, { basedOn: current, items, changeNotes })) }
  }
  const endNow = new Map(live.map(({ id, endDate }) => [id, endDate]))
  const kept = hosts.filter(({ id, to }) => endNow.has(id) && endNow.get(id) !== to)
  const back = hosts.filter(({ id, to }) => endNow.get(id) === to).map(({ id, from }) => [id, from] as const)
  const moved = await moveEnds(call, live, new Map(back), owned.product.version)
  const delivered = campaign.issue ? await deliver(call, campaign, owned, current, moved) : nothingDelivered
  const problems = kept.map(({ machine }) => ({ code: 'campaigns.hostKept', detail: { machine } }))
  return { result: 'undone', ...delivered, problems: [...problems, ...delivered.problems] }
}

/** Takes the product away that a campaign gave, unless somebody has used or changed it since. */
async function takeProductBack(call: Write, id: string, configurationId: string | null): Promise<RowResult> {
  const owned = await holdingFor(call.db, call.actor, id)
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

/** A new licence for each live host, by mail where asked for. */
async function deliver(
  call: Write,
  { comment, mail }: Named,
  holding: HoldingFacts,
  { id: configurationId, items }: { id: string; items: ConfigurationItem[] },
  hosts: readonly Host[],
): Promise<Delivered> {
  const { language } = holding.holder
  const known = { holding, configurationId, items }
  const licences = await issueLicences(call, hosts, known, 'campaign')
  const delivered = { ...nothingDelivered, licences: licences.length, problems: [] as CampaignRow['problems'] }
  for (const [at, host] of hosts.entries()) {
    const licence = licences[at]!
    if (!mail) continue
    if (host.email === '') {
      delivered.problems.push({ code: 'campaigns.noReceiver', detail: { machine: machineOf(host) } })
      continue
    }
    await sendLicence(call, licence.id, { receiver: host.email, cc: [], comment, language })
    delivered.mails++
  }
  return delivered
}
