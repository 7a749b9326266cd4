import type { Campaign, CampaignChangeInput } from '#contract/campaigns.ts'
import { masterItems } from '#domains/configurations/public.ts'
import { modulesByIds, requireAssignableProduct } from '#domains/products/public.ts'
import type { CampaignChange, CampaignModule } from '#licence/campaign-change.ts'
import type { Db } from '#platform/database.ts'
import { fail } from '#platform/failure.ts'
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
  return rows.map(({ id, level, name, licName }) => ({ id, level: level as 1 | 2 | 3, name, licName }))
}

/** The change with the catalogue's facts of its modules. Refuses with campaigns.moduleUnknown, parentWrong and levelsDiffer. */
export async function resolvedChange(db: Db, change: CampaignChangeInput): Promise<CampaignChange> {
  const ids = idsIn(change)
  const rows = ids.length > 0 ? await modulesByIds(db, [...new Set(ids)]) : []
  const moduleOf = (id: string, field: string): CampaignModule => {
    const { level, name, licName, licNameParent } =
      rows.find((row) => row.id === id) ?? fail('campaigns.moduleUnknown', undefined, `change.${field}`)
    return { moduleId: id, level: level as 1 | 2 | 3, name, licName, licNameParent }
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
    case 'upgrade':
      return { kind: change.kind, master: await masterItems(db, change.productId), dropPaid: change.dropPaid }
    default:
      return { kind: change.kind, module: nullable(change.moduleId, moduleOf), months: change.months }
  }
}

const nullable = (id: string | null, moduleOf: (id: string, field: string) => CampaignModule) =>
  id === null ? null : moduleOf(id, 'moduleId')

/** Whether the ends of hosts move along. */
export const movesHosts = (change: CampaignChangeInput): boolean => 'hosts' in change && change.hosts

/** A product that a campaign gives. */
export interface Target {
  id: string
  version: number
  titleDe: string
  titleEn: string
}

/** The product an upgrade leads to; null for every other change. Refuses what no company can be given. */
export async function targetOf(db: Db, change: CampaignChangeInput): Promise<Target | null> {
  if (change.kind !== 'upgrade') return null
  const { id, version, titleDe, titleEn } = await requireAssignableProduct(db, change.productId)
  return { id, version, titleDe, titleEn }
}

/** The same for people, whether companies can still be given it or not. */
export const targetNamed = async (db: Db, change: CampaignChangeInput): Promise<Omit<Target, 'id'> | null> =>
  change.kind === 'upgrade' ? ((await productTitle(db, change.productId)) ?? null) : null
