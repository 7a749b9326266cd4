import type { Domain } from '#platform/installation/domain.ts'
import { forgetViews, viewFacts } from './queries.ts'
import { viewRoutes } from './routes.ts'

/** How people look at lists: saved views and the columns they do without. */
export const viewsDomain: Domain = {
  name: 'views',
  routes: viewRoutes,
  personalData: {
    name: 'listViews',
    read: (db, { accountId }) => viewFacts(db, accountId),
    erase: (tx, { accountId }) => forgetViews(tx, accountId),
  },
}
