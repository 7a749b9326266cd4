import type { Domain } from '#platform/domain.ts'
import { configurationRoutes } from './routes.ts'

/** What of a product somebody may use: modules of three levels with counts and ends. */
export const configurationsDomain: Domain = { name: 'configurations', routes: configurationRoutes }
