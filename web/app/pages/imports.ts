import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { type ImportKind, importKinds, listImports, readImport } from '#contract/imports.ts'
import { IconUpload } from '../../ui/layout/icons.tsx'
import { root } from '../root.ts'

const imports = createRoute({
  getParentRoute: () => root,
  path: '/management/imports',
  staticData: {
    access: listImports.access,
    menu: { place: 230, text: 'shell.imports', icon: IconUpload, group: 'management', subject: 'shell.records' },
  },
  validateSearch: (search: Record<string, unknown>): { kind?: ImportKind } => {
    const kind = importKinds.find((one) => one === search['kind'])
    return kind ? { kind } : {}
  },
  component: lazyRouteComponent(() => import('#web/features/imports/imports-page.tsx'), 'ImportsPage'),
})

const oneImport = createRoute({
  getParentRoute: () => root,
  path: '/management/imports/$id',
  staticData: { access: readImport.access, under: '/management/imports' },
  component: lazyRouteComponent(() => import('#web/features/imports/import-page.tsx'), 'ImportPage'),
})

export const importRoutes = [imports, oneImport] as const
