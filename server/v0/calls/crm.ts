import type { Call } from '../call.ts'
import { crmCompanyCalls } from './crm/crm-companies.ts'
import { crmContactCalls } from './crm/crm-contacts.ts'
import { crmLicenceCalls } from './crm/crm-licences.ts'

/** What the CRM knows. */
export const crm: readonly Call[] = [...crmCompanyCalls, ...crmLicenceCalls, ...crmContactCalls]
