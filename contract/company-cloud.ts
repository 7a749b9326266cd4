import { z } from 'zod'
import { cloudConfiguration } from './cloud.ts'
import { operation } from './operation.ts'
import { listOf } from './shapes.ts'

/** A cloud account as its company’s page and the way to extend it show it. */
export const companyCloudAccount = cloudConfiguration
  .pick({
    id: true,
    holdingId: true,
    product: true,
    runtime: true,
    startDate: true,
    endDate: true,
    state: true,
    stopped: true,
    seats: true,
    used: true,
    modifiedAt: true,
  })
  .extend({ stack: z.string() })
export type CompanyCloudAccount = z.infer<typeof companyCloudAccount>

export const listCompanyCloud = operation({
  name: 'listCompanyCloud',
  method: 'GET',
  path: '/cloud/companies/{id}/accounts',
  access: 'cloud.edit',
  summary:
    'The cloud accounts of a company, whoever made them: those that run first, the next to end before the others.',
  output: listOf(companyCloudAccount),
  errors: ['companies.notFound'],
})
