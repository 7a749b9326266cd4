import type { Domain } from '#platform/installation/domain.ts'
import { companyLists } from './lists.ts'
import { insertCompanyTypes } from './queries.ts'
import { companyRoutes } from './routes.ts'
import { initialCompanyTypes } from './types.ts'

/** The vendor's customers. */
export const companiesDomain: Domain = {
  name: 'companies',
  routes: companyRoutes,
  lists: companyLists,
  seed: (db) => insertCompanyTypes(db, initialCompanyTypes),
}
