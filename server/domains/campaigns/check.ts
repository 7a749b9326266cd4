import { isSameProduct } from '#contract/products.ts'
import { actingAccount } from '#domains/accounts/public.ts'
import { configurationTrees, lowestVersions } from '#domains/configurations/public.ts'
import { liveHosts } from '#domains/licences/public.ts'
import { portalDay } from '#contract/time-zone.ts'
import type { WithClock } from '#platform/installation/installation.ts'
import { planOf } from './change.ts'
import { takeSnapshot } from './filter-queries.ts'
import { dryRun } from './dry-run.ts'
import { campaignById } from './queries.ts'
import { endCheck, lockWanted, isWanted, saveChecked, uncheckedRows } from './work-queries.ts'
import type { PayloadOf } from '#platform/jobs/task.ts'
import type { checkCampaign as checkTask } from './tasks.ts'

const portion = 250

/** The dry run: which holdings are meant, and what would become of each. Writes nothing but that. */
export async function checkCampaign(
  call: WithClock,
  { campaignId, run, accountId }: PayloadOf<typeof checkTask>,
): Promise<void> {
  const { db } = call
  const found = await campaignById(db, campaignId)
  if (!found || found.run !== run || found.state !== 'checking') return
  const actor = await actingAccount(db, accountId)
  const today = portalDay(call.clock())
  await db.transaction().execute(async (tx) => {
    // Changes of the campaign wait for this lock: an outdated dry run must not write among the rows of the next one.
    if (!(await lockWanted(tx, campaignId, run))) return
    if (actor?.permissions.has('campaigns.run')) await takeSnapshot(tx, actor, campaignId, found.filter, today)
  })
  const plan = await planOf(call, found)
  const targetId = plan.change.kind === 'upgrade' ? plan.change.productId : null
  const edition = plan.change.kind === 'upgrade' && !found.filter.productId ? plan.change.edition : null
  for (let after = 0; await isWanted(db, campaignId, run); ) {
    const rows = await uncheckedRows(db, campaignId, targetId, after, portion)
    const last = rows.at(-1)
    if (!last) break
    const ids = rows.map(({ holdingId }) => holdingId)
    const configurations = rows.flatMap(({ configurationId }) => configurationId ?? [])
    const [trees, versions, hosts] = await Promise.all([
      configurationTrees(db, configurations),
      targetId === null ? new Map<string, number>() : lowestVersions(db, configurations),
      plan.moveHosts || plan.issue ? liveHosts(db, ids) : [],
    ])
    const byProduct = Map.groupBy(hosts, ({ holdingId }) => holdingId)
    const checked = rows.map(({ row, holdingId, configurationId, version, hasTarget, ...held }) => {
      const items = trees.get(configurationId ?? '') ?? []
      // Who names no product means the versions of the one that is given, and no other product a company has.
      const otherProduct = edition !== null && !isSameProduct({ ...held, version }, edition)
      const from = versions.get(configurationId ?? '') ?? version
      const standing = { items, hosts: byProduct.get(holdingId) ?? [], version, from, hasTarget, otherProduct }
      const { after: _after, drop: _drop, ...judged } = dryRun(standing, plan)
      return { row, ...judged }
    })
    await saveChecked(db, { campaignId, run }, checked)
    after = last.row
  }
  await endCheck(db, campaignId, run)
}
