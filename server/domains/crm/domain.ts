import type { Domain } from '#platform/installation/domain.ts'
import { crmRoutes } from './routes.ts'
import { crmCheck } from './doctor.ts'

/** Companies, contacts and licence files taken over from the vendor's CRM. */
export const crmDomain: Domain = { name: 'crm', routes: crmRoutes, checks: [crmCheck] }
