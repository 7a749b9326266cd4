import type { Domain } from '#platform/installation/domain.ts'
import { vdiRoutes } from './routes.ts'
import { vdiLists } from './lists.ts'
import { lookByJob } from './look.ts'

/** Virtual desktops of Amazon WorkSpaces, with start and end as staff keep them. */
export const vdiDomain: Domain = {
  name: 'vdi',
  routes: vdiRoutes,
  jobs: [{ name: 'vdi.look', schedule: '*/15 * * * *', handle: lookByJob }],
  lists: vdiLists,
}
