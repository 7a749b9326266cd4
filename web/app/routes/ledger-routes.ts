import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listLedger } from '#contract/ledger.ts'
import { root } from '../root.ts'

const pages = () => import('./pages/ledger.ts')

const ledger = createRoute({
  getParentRoute: () => root,
  path: '/management/ledger',
  staticData: { access: listLedger.access },
  component: lazyRouteComponent(() => pages().then((all) => all.ledgerPage()), 'LedgerPage'),
})

export const ledgerRoutes = [ledger] as const
