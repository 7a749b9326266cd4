import type { Domain } from '#platform/installation/domain.ts'
import { todayRoutes } from './routes.ts'

/** What staff find when they come in the morning: what waits for them, gathered from all domains. */
export const todayDomain: Domain = { name: 'today', routes: todayRoutes }
