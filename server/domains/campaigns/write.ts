import type { CampaignRow } from '#contract/campaigns.ts'
import type { Host } from '#contract/hosts.ts'
import {
  addCompanyProduct,
  configurationTrees,
  lowestVersions,
  removeCompanyProduct,
  replaceConfiguration,
} from '#domains/configurations/public.ts'
import {
  changeHostEnd,
  hostsOf,
  type Issuer,
  issueLicence,
  liveHosts,
  type Sender,
  sendLicence,
} from '#domains/licences/public.ts'
import { type CompanyProductFacts, companyProductFor } from '#domains/products/public.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import type { Db } from '#platform/database.ts'
import { fail } from '#platform/failure.ts'
import type { Write } from '#platform/operations.ts'
import { campaignsTexts } from '#texts/campaigns.ts'
import { fill } from '#texts/fill.ts'
import { judge, machineOf, type Plan } from './judge.ts'
import type { StoredCampaign } from './queries.ts'
import type { OpenRow, RowResult } from './work-queries.ts'

/** What a campaign needs to issue and send licences. */
export interface Means {
  issuer: Issuer
  sender: Sender
}

type Named = Pick<StoredCampaign, 'name' | 'comment' | 'issue' | 'mail'>

const itemsOf = async (db: Db, id: string): Promise<ConfigurationItem[]> =>
  (await configurationTrees(db, [id])).get(id) ?? []

/** Changes one company product; one that was changed since the dry run is judged anew and left as it is. */
export async function changeOne(
  call: Write,
  campaign: Named,
  { companyProductId, configurationId }: OpenRow,
  plan: Plan,
  means: Means,
): Promise<RowResult> {
  const { db, actor } = call
  const owned = await companyProductFor(db, actor, companyProductId)
  if (owned.disabled) fail('companyProducts.disabled')
  const current = owned.configurationId ?? fail('configurations.notFound')
  const hosts = plan.moveHosts || plan.issue ? await liveHosts(db, [companyProductId]) : []
  // Whether the company has the product by now is seen when it is given.
  const { version } = owned.product
  const { change } = plan
  const from = change.kind === 'upgrade' ? (await lowestVersions(db, [current])).get(current) : undefined
  const standing = { items: await itemsOf(db, current), hosts, version, from: from ?? version, hasTarget: false }
  const { after, drop, ...judged } = judge(standing, plan)
  if (current !== configurationId) {
    const told = [...judged.problems, { code: 'campaigns.changedSince', detail: {} }]
    return { ...judged, result: 'changedSince', configurationId: current, problems: told }
  }
  if (judged.outcome !== 'change') return { ...judged, result: 'failed' }
  const changeNotes = noteOf('campaigns.note', campaign, owned)
  if (change.kind === 'upgrade') {
    const wish = { productId: change.productId, configurationId: current, shared: false, drop, note: changeNotes }
    const { id, configuration } = await addCompanyProduct(call, owned.companyId, wish)
    return { ...judged, result: 'changed', newConfigurationId: configuration?.id ?? null, newCompanyProductId: id }
  }
  const newConfigurationId =
    after === null
      ? current
      : await replaceConfiguration(call, companyProductId, { basedOn: current, items: after, changeNotes })
  for (const { id, to } of judged.hosts) await changeHostEnd(call, id, to, owned.product.version)
  const delivered = campaign.issue ? await deliver(call, campaign, owned, hosts, means) : nothingDelivered
  return { ...judged, result: 'changed', newConfigurationId, ...delivered }
}

/** Brings one company product back as a new version, unless somebody changed it since. */
export async function undoOne(call: Write, campaign: Named, row: OpenRow, means: Means): Promise<RowResult> {
  const { companyProductId, configurationId, newConfigurationId, newCompanyProductId, hosts } = row
  const { db, actor } = call
  if (newCompanyProductId) return takeProductBack(call, newCompanyProductId, newConfigurationId)
  const owned = await companyProductFor(db, actor, companyProductId)
  if (owned.configurationId !== newConfigurationId)
    return { result: 'kept', problems: [{ code: 'campaigns.changedSince', detail: {} }] }
  if (newConfigurationId !== configurationId) {
    const items = await itemsOf(db, configurationId)
    if (items.length === 0) fail('configurations.notFound')
    const changeNotes = noteOf('campaigns.undoNote', campaign, owned)
    await replaceConfiguration(call, companyProductId, { basedOn: newConfigurationId!, items, changeNotes })
  }
  const live = new Map((await liveHosts(db, [companyProductId])).map((host) => [host.id, host]))
  const kept = hosts.filter(({ id, to }) => live.has(id) && live.get(id)!.endDate !== to)
  for (const { id, from, to } of hosts)
    if (live.get(id)?.endDate === to) await changeHostEnd(call, id, from, owned.product.version)
  const delivered = campaign.issue ? await deliver(call, campaign, owned, [...live.values()], means) : nothingDelivered
  const told = kept.map(({ machine }) => ({ code: 'campaigns.hostKept', detail: { machine } }))
  return { result: 'undone', ...delivered, problems: [...told, ...delivered.problems] }
}

/** Takes the product away that a campaign gave, unless somebody has used or changed it since. */
async function takeProductBack(call: Write, id: string, configurationId: string | null): Promise<RowResult> {
  const owned = await companyProductFor(call.db, call.actor, id)
  const used = (await hostsOf(call.db, call.actor, id)).length > 0
  if (used || owned.configurationId !== configurationId) {
    const code = used ? 'campaigns.usedSince' : 'campaigns.changedSince'
    return { result: 'kept', problems: [{ code, detail: {} }] }
  }
  await removeCompanyProduct(call, id)
  return { result: 'undone', problems: [] }
}

const noteOf = (key: 'campaigns.note' | 'campaigns.undoNote', { name }: Named, { language }: CompanyProductFacts) =>
  fill(campaignsTexts[key][language], { name })

type Delivered = Required<Pick<RowResult, 'licences' | 'mails'>> & { problems: CampaignRow['problems'] }
const nothingDelivered: Delivered = { licences: 0, mails: 0, problems: [] }

/** A new licence for each live host, by mail where asked for. */
async function deliver(
  call: Write,
  { comment, mail }: Named,
  { language }: CompanyProductFacts,
  hosts: readonly Host[],
  { issuer, sender }: Means,
): Promise<Delivered> {
  const delivered = { ...nothingDelivered, problems: [] as CampaignRow['problems'] }
  for (const host of hosts) {
    const licence = await issueLicence(call, host.id, { kind: 'campaign' }, issuer)
    delivered.licences++
    if (!mail) continue
    if (host.email === '') {
      delivered.problems.push({ code: 'campaigns.noReceiver', detail: { machine: machineOf(host) } })
      continue
    }
    await sendLicence(call, licence.id, { receiver: host.email, cc: [], comment, language }, sender)
    delivered.mails++
  }
  return delivered
}
