import type { Domain } from '#platform/installation/domain.ts'
import { downloadLists } from './lists.ts'
import { downloadRoutes } from './routes.ts'

/** Which files belong to what, and how often licence files were fetched. Their own domains store and count them. */
export const downloadsDomain: Domain = {
  name: 'downloads',
  routes: downloadRoutes,
  lists: downloadLists,
}
