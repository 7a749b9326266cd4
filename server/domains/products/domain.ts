import type { Domain } from '#platform/installation/domain.ts'
import { productLists } from './lists.ts'
import { productRoutes } from './routes.ts'

/** The catalogue and its modules. */
export const productsDomain: Domain = {
  name: 'products',
  routes: productRoutes,
  lists: productLists,
}
