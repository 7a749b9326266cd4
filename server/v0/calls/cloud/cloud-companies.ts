import { type CloudCompany, listCloudCompanies } from '#contract/cloud.ts'
import type { Call } from '../../call.ts'
import { noAccountDay } from '../../entities/cloud-account.ts'
import { writtenDay, writtenId, writtenInstant } from '../../spelling.ts'

const noAccount = {
  Count: 0,
  StartDate: writtenDay(noAccountDay),
  EndDate: writtenDay(noAccountDay),
  FleetReadable: '',
}

const written = (account: CloudCompany['configurations'][number]) => ({
  Count: account.seats,
  StartDate: writtenDay(account.startDate),
  EndDate: writtenDay(account.endDate),
  FleetReadable: account.stack,
  Created: writtenInstant(account.createdAt),
  CreatedBy: account.createdBy,
})

export const cloudCompanyCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/cloudcompanies',
    purpose: 'Companies with a cloud product; 01.01.1001 is the start where there is no account yet.',
    operations: [listCloudCompanies],
    example: {},
    answer: async (ask) =>
      ask.rows(listCloudCompanies, { query: { show: 'all' } }, (row) => ({
        Company: {
          ID: writtenId(row.id),
          Name: row.name,
          CustomerNr: row.customerNumber,
          CreatedBy: row.createdBy,
        },
        CompanyHasProductID: writtenId(row.holdingId),
        ConfigurationsAWS: row.configurations.length === 0 ? [noAccount] : row.configurations.map(written),
        FleetReadable: row.stack,
        hasActiveConfigurationAws: row.active ?? true,
      })),
  },
]
