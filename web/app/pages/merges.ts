import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deleteCompany } from '#contract/companies.ts'
import type { MergeKind } from '#contract/merges.ts'
import { root } from '../root.ts'

const kindIn = ({ kind }: Record<string, unknown>): MergeKind => (kind === 'contact' ? 'contact' : 'company')
const idIn = (value: unknown) => (typeof value === 'string' ? value : '')

const duplicates = createRoute({
  getParentRoute: () => root,
  path: '/management/duplicates',
  staticData: {
    access: deleteCompany.access,
    menu: { place: 280, text: 'shell.duplicates', icon: 'copy', group: 'management', subject: 'shell.records' },
  },
  validateSearch: (search: Record<string, unknown>) => ({ kind: kindIn(search) }),
  component: lazyRouteComponent(() => import('#web/features/merges/duplicates-page.tsx'), 'DuplicatesPage'),
})

const merge = createRoute({
  getParentRoute: () => root,
  path: '/management/merge',
  staticData: { access: deleteCompany.access, under: '/management/duplicates' },
  validateSearch: (search: Record<string, unknown>) => ({
    kind: kindIn(search),
    remaining: idIn(search['remaining']),
    removed: idIn(search['removed']),
  }),
  component: lazyRouteComponent(() => import('#web/features/merges/merge-page.tsx'), 'MergePage'),
})

export const mergeRoutes = [duplicates, merge] as const
