import { listCloudCompanies } from '#contract/cloud.ts'
import type { Call } from '../../call.ts'
import { noAccountDay } from '../../entities/cloud-account.ts'
import { writtenDay, writtenId } from '../../spelling.ts'
import { wholeList } from '../../whole-list.ts'

const ours = { family: 'cloud' } as const

export const cloudCompanyCalls: readonly Call[] = [
  {
    ...ours,
    method: 'GET',
    path: '/cloudcompanies',
    purpose: 'Companies with a cloud product; 01.01.1001 is the start where there is no account yet.',
    operations: [listCloudCompanies],
    example: {},
    answer: async (ask) =>
      (await wholeList(ask, listCloudCompanies, { query: { show: 'all' } })).map((row) => ({
        Company: { ID: writtenId(row.id), Name: row.name, CustomerNr: row.customerNumber },
        CompanyHasProductID: writtenId(row.holdingId),
        ConfigurationsAWS: [
          {
            Count: row.seats,
            StartDate: writtenDay(row.startDate ?? noAccountDay),
            EndDate: writtenDay(row.endDate ?? noAccountDay),
            FleetReadable: row.stack,
          },
        ],
        FleetReadable: row.stack,
        hasActiveConfigurationAws: row.active ?? true,
      })),
  },
]
