import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listImports, readImport } from '#contract/imports.ts'
import type { ImportKind } from '#contract/import-kinds.ts'
import { root } from '../root.ts'

const imports = createRoute({
  getParentRoute: () => root,
  path: '/management/imports',
  staticData: {
    access: listImports.access,
    menu: { place: 230, text: 'shell.imports', icon: 'upload', group: 'management', subject: 'shell.records' },
  },
  // The page offers it where it is one; the kinds with their columns are not loaded before.
  validateSearch: (search: Record<string, unknown>): { kind?: ImportKind } =>
    typeof search['kind'] === 'string' ? { kind: search['kind'] as ImportKind } : {},
  component: lazyRouteComponent(() => import('#web/features/imports/imports-page.tsx'), 'ImportsPage'),
})

const oneImport = createRoute({
  getParentRoute: () => root,
  path: '/management/imports/$id',
  staticData: { access: readImport.access, under: '/management/imports' },
  component: lazyRouteComponent(() => import('#web/features/imports/import-page.tsx'), 'ImportPage'),
})

export const importRoutes = [imports, oneImport] as const
