import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { type ImportKind, importKinds, listImports, readImport } from '#contract/imports.ts'
import { root } from '../root.ts'

const pages = () => import('./pages/imports.ts')

const imports = createRoute({
  getParentRoute: () => root,
  path: '/management/imports',
  staticData: { access: listImports.access },
  validateSearch: (search: Record<string, unknown>): { kind?: ImportKind } => {
    const kind = importKinds.find((one) => one === search['kind'])
    return kind ? { kind } : {}
  },
  component: lazyRouteComponent(() => pages().then((all) => all.importsPage()), 'ImportsPage'),
})

const oneImport = createRoute({
  getParentRoute: () => root,
  path: '/management/imports/$id',
  staticData: { access: readImport.access, menu: '/management/imports' },
  component: lazyRouteComponent(() => pages().then((all) => all.importPage()), 'ImportPage'),
})

export const importRoutes = [imports, oneImport] as const
