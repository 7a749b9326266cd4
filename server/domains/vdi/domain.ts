import type { Domain } from '#platform/installation/domain.ts'
import { vdiRoutes } from './routes.ts'
import { vdiLists } from './lists.ts'
import { syncByJob } from './sync.ts'

/** Virtual desktops of Amazon WorkSpaces, with start and end as staff set them. */
export const vdiDomain: Domain = {
  name: 'vdi',
  routes: vdiRoutes,
  jobs: [{ name: 'vdi.look', schedule: '*/15 * * * *', handle: syncByJob }],
  lists: vdiLists,
}
