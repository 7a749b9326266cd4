import type { z } from 'zod'
import type { Campaign, CampaignChangeInput, campaignInput } from '#contract/campaigns.ts'

export type Body = z.input<typeof campaignInput>
type Kind = CampaignChangeInput['kind']

/** What the form holds: every field of every kind of change, whichever is chosen. */
export interface Values extends Record<string, unknown> {
  name: string
  comment: string
  issue: boolean
  mail: boolean
  filter: {
    productId: string
    version: number | null
    moduleId: string
    serviceContract: 'any' | 'running' | 'none'
    holder: '' | 'company' | 'contact'
    country: string
    companyTypeId: string
    endsBefore: string | null
    search: string
    /** Chosen elsewhere, one by one; kept as they are. */
    holdingIds: string[]
  }
  change: {
    kind: Kind
    moduleId: string
    byId: string
    parentId: string
    n: number | null
    uncounted: boolean
    endKind: 'others' | 'unlimited' | 'day'
    end: string | null
    months: number | null
    hosts: boolean
    productId: string
    dropPaid: boolean
  }
}

export const newValues: Values = {
  name: '',
  comment: '',
  issue: false,
  mail: false,
  filter: {
    productId: '',
    version: null,
    moduleId: '',
    serviceContract: 'any',
    holder: '',
    country: '',
    companyTypeId: '',
    endsBefore: null,
    search: '',
    holdingIds: [],
  },
  change: {
    kind: 'addModule',
    moduleId: '',
    byId: '',
    parentId: '',
    n: 1,
    uncounted: false,
    endKind: 'others',
    end: null,
    months: 12,
    hosts: true,
    productId: '',
    dropPaid: false,
  },
}

/** The form's values of a campaign that is there. */
export function valuesOf({ name, comment, issue, mail, filter, change }: Campaign): Values {
  const end = 'end' in change ? change.end : null
  const count = 'count' in change ? change.count : null
  return {
    name,
    comment,
    issue,
    mail,
    filter: {
      ...filter,
      // Older ones were made before rows could be chosen.
      holdingIds: filter.holdingIds ?? [],
      productId: filter.productId ?? '',
      moduleId: filter.moduleId ?? '',
      holder: filter.holder ?? '',
      country: filter.country ?? '',
      companyTypeId: filter.companyTypeId ?? '',
    },
    change: {
      ...newValues.change,
      kind: change.kind,
      moduleId: ('moduleId' in change && change.moduleId) || '',
      ...('productId' in change && { productId: change.productId, dropPaid: change.dropPaid }),
      ...('byId' in change && { byId: change.byId }),
      ...('parentId' in change && { parentId: change.parentId ?? '' }),
      ...(count && { uncounted: count.kind === 'uncounted', n: count.kind === 'counted' ? count.n : 1 }),
      ...(end === null
        ? {}
        : isDay(end)
          ? { endKind: 'day' as const, end }
          : { endKind: end as 'others' | 'unlimited' }),
      ...('months' in change && { months: change.months }),
      ...('hosts' in change && { hosts: change.hosts }),
    },
  }
}

const isDay = (end: string): boolean => end !== 'others' && end !== 'unlimited'
const orNull = (value: string): string | null => (value === '' ? null : value)

/** What is sent of the form's values: nothing of fields that are not shown, whatever was entered in them before. */
export function bodyOf({ filter, change, ...values }: Values, modules: readonly ModuleChoice[]): Body {
  const { productId, moduleId, holder, country, companyTypeId } = filter
  const issue = values.issue && change.kind !== 'upgrade'
  return {
    ...values,
    issue,
    mail: issue && values.mail,
    filter: {
      ...filter,
      productId: orNull(productId),
      moduleId: orNull(moduleId),
      holder: holder === '' ? null : holder,
      country: orNull(country),
      companyTypeId: orNull(companyTypeId),
    },
    change: changeOf(change, modules),
  }
}

/** Only a module that is added can end as the others do. */
export const endKindOf = ({ kind, endKind }: Values['change']): Values['change']['endKind'] =>
  kind === 'setEnd' && endKind === 'others' ? 'day' : endKind

function changeOf(change: Values['change'], modules: readonly ModuleChoice[]): Body['change'] {
  const { kind, moduleId, byId, parentId, n, uncounted, endKind, months, hosts } = change
  const count = uncounted ? { kind: 'uncounted' as const } : { kind: 'counted' as const, n: n ?? 0 }
  const end = endKindOf(change) === 'day' ? (change.end ?? '') : endKind
  switch (kind) {
    case 'addModule': {
      // On level one it stands under no other, below it ends with the one it stands under.
      const { level } = modules.find(({ value }) => value === moduleId) ?? {}
      return {
        kind,
        moduleId,
        parentId: level === 1 ? null : orNull(parentId),
        count,
        end: level !== undefined && level > 1 ? 'others' : end,
      }
    }
    case 'removeModule':
      return { kind, moduleId }
    case 'upgrade':
      return { kind, productId: change.productId, dropPaid: change.dropPaid }
    case 'setCount':
      return { kind, moduleId, count }
    case 'replaceModule':
      return { kind, moduleId, byId }
    case 'setEnd':
      return { kind, moduleId: orNull(moduleId), end, hosts }
    default:
      return { kind, moduleId: orNull(moduleId), months: months ?? 0, hosts }
  }
}

export interface ModuleChoice {
  value: string
  label: string
  level: number
}
