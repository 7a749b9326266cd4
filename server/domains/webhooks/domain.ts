import type { Domain } from '#platform/installation/domain.ts'
import { webhookLists } from './lists.ts'
import { webhookJobs } from './deliver.ts'
import { webhookRoutes } from './routes.ts'

/** Other systems that are notified of events. */
export const webhooksDomain: Domain = {
  name: 'webhooks',
  routes: webhookRoutes,
  lists: webhookLists,
  jobs: webhookJobs,
}
