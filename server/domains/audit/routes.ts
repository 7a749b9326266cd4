import { listRoutes } from '#platform/list-file.ts'
import type { Route } from '#platform/operations.ts'
import { auditLists } from './lists.ts'

export const auditRoutes: Route[] = listRoutes(auditLists)
