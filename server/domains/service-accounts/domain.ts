import type { Domain } from '#platform/installation/domain.ts'
import { serviceLists } from './lists.ts'
import { serviceRoutes } from './routes.ts'
import { serviceActor } from './service-actor.ts'

/** Programs with keys, and the licence API they call. */
export const serviceAccountsDomain: Domain = {
  name: 'service-accounts',
  routes: serviceRoutes,
  lists: serviceLists,
  serviceOf: serviceActor,
}
