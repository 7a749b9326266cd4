import type { Campaign, CampaignChangeInput } from '#contract/campaigns.ts'
import { modulesByIds } from '#domains/products/public.ts'
import type { CampaignChange, CampaignModule } from '#licence/campaign-change.ts'
import type { Db } from '#platform/database/database.ts'
import type { WithClock } from '#platform/installation/installation.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Plan } from './dry-run.ts'
import { newVersionOf } from './new-version.ts'
import { productTitle } from './queries.ts'

const idsIn = (change: CampaignChangeInput): string[] =>
  [
    'moduleId' in change ? change.moduleId : null,
    'byId' in change ? change.byId : null,
    'parentId' in change ? change.parentId : null,
  ].filter((id): id is string => Boolean(id))

/** The modules a campaign names, for people. */
export async function modulesNamed(
  db: Db,
  { filter, change }: Pick<Campaign, 'filter' | 'change'>,
): Promise<Campaign['modules']> {
  const ids = [...new Set([...idsIn(change), ...(filter.moduleId ? [filter.moduleId] : [])])]
  const rows = ids.length > 0 ? await modulesByIds(db, ids) : []
  return rows.map(({ id, level, name, licName }) => ({ id, level, name, licName }))
}

/** The change with the catalogue's facts of its modules. Refuses with campaigns.moduleUnknown, parentWrong and levelsDiffer. */
async function resolvedChange(
  db: Db,
  change: Exclude<CampaignChangeInput, { kind: 'upgrade' }>,
): Promise<CampaignChange> {
  const ids = idsIn(change)
  const rows = ids.length > 0 ? await modulesByIds(db, [...new Set(ids)]) : []
  const moduleOf = (id: string, field: string): CampaignModule => {
    const { level, name, licName, licNameParent } =
      rows.find((row) => row.id === id) ?? fail('campaigns.moduleUnknown', undefined, `change.${field}`)
    return { moduleId: id, level, name, licName, licNameParent }
  }
  switch (change.kind) {
    case 'addModule': {
      const { kind, parentId, count, end } = change
      const module = moduleOf(change.moduleId, 'moduleId')
      const parentLevel = parentId === null ? 0 : moduleOf(parentId, 'parentId').level
      if (parentLevel !== module.level - 1) fail('campaigns.parentWrong', undefined, 'change.parentId')
      return { kind, module, parentId, count, end }
    }
    case 'removeModule':
      return { kind: change.kind, module: moduleOf(change.moduleId, 'moduleId') }
    case 'setCount':
      return { kind: change.kind, module: moduleOf(change.moduleId, 'moduleId'), count: change.count }
    case 'replaceModule': {
      const [module, by] = [moduleOf(change.moduleId, 'moduleId'), moduleOf(change.byId, 'byId')]
      if (module.level !== by.level || module.moduleId === by.moduleId)
        fail('campaigns.levelsDiffer', undefined, 'change.byId')
      return { kind: change.kind, module, by }
    }
    case 'setEnd':
      return { kind: change.kind, module: nullable(change.moduleId, moduleOf), end: change.end }
    default:
      return { kind: change.kind, module: nullable(change.moduleId, moduleOf), months: change.months }
  }
}

const nullable = (id: string | null, moduleOf: (id: string, field: string) => CampaignModule) =>
  id === null ? null : moduleOf(id, 'moduleId')

/** What a campaign does to each holding. Refuses as `resolvedChange` and `newVersionOf` do. */
export async function planOf(call: WithClock, { change, issue }: Pick<Campaign, 'change' | 'issue'>): Promise<Plan> {
  const moveHosts = 'hosts' in change && change.hosts
  const what = change.kind === 'upgrade' ? await newVersionOf(call, change) : await resolvedChange(call.db, change)
  return { change: what, moveHosts, issue }
}

/** The product an upgrade leads to, for people, whether companies can still be given it or not; null for every other change. */
export const targetNamed = async (db: Db, change: CampaignChangeInput): Promise<Campaign['target']> =>
  change.kind === 'upgrade' ? ((await productTitle(db, change.productId)) ?? null) : null
