import type { Domain } from '#platform/installation/domain.ts'
import { forgetViews, viewFacts } from './queries.ts'
import { viewRoutes } from './routes.ts'

/** How people see lists: saved views and hidden columns. */
export const viewsDomain: Domain = {
  name: 'views',
  routes: viewRoutes,
  personalData: {
    name: 'listViews',
    read: (db, { accountId }) => viewFacts(db, accountId),
    erase: (tx, { accountId }) => forgetViews(tx, accountId),
  },
}
