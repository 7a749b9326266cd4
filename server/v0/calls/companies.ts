import type { Call } from '../call.ts'
import { companyCalls } from './companies/companies.ts'
import { companyChangeCalls } from './companies/company-changes.ts'
import { companyHoldingChangeCalls } from './companies/company-holding-changes.ts'
import { companyHoldingCalls } from './companies/company-holdings.ts'
import { companyProductCalls } from './companies/company-products.ts'

/** Companies and the products they have. */
export const companies: readonly Call[] = [
  ...companyCalls,
  ...companyChangeCalls,
  ...companyHoldingCalls,
  ...companyHoldingChangeCalls,
  ...companyProductCalls,
]
