import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listImports, readImport } from '#contract/imports.ts'
import { type ImportKind, importKinds } from '#contract/import-kinds.ts'
import { readMovingIn } from '#contract/moving-in.ts'
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

const movingIn = createRoute({
  getParentRoute: () => root,
  path: '/management/movingin',
  staticData: { access: readMovingIn.access, under: '/management/imports' },
  component: lazyRouteComponent(() => import('#web/features/imports/moving-in-page.tsx'), 'MovingInPage'),
})

export const importRoutes = [imports, oneImport, movingIn] as const
