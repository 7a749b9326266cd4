import { listCloudCompanies, readCloudHolding } from '#contract/cloud.ts'
import { listLinkedHoldings, setLinkedHolding } from '#contract/cloud-users.ts'
import type { Ask, Asked, Call } from '../call.ts'
import { noAccountDay, writtenAccount } from '../cloud-entities.ts'
import { exactMatch } from '../exact-match.ts'
import { readBoolean, requiredId, writtenDay, writtenId } from '../spelling.ts'
import { wholeList } from '../whole-list.ts'
import { someId } from './words.ts'

const ours = { family: 'cloud' } as const
const example = { CompanyHasProductID: someId, ConfigurationAwsID: someId, IsActive: true }

const setLinked = async (ask: Ask, { body }: Asked) => {
  const id = requiredId(body['configurationawsid'], 'ConfigurationAwsID')
  const holding = requiredId(body['companyhasproductid'], 'CompanyHasProductID')
  const { active } = await ask(setLinkedHolding, {
    params: { id, holding },
    body: { active: readBoolean(body['isactive']) },
  })
  return { CompanyHasProductID: writtenId(holding), ConfigurationAwsID: writtenId(id), IsActive: active }
}

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
  {
    ...ours,
    method: 'GET',
    path: '/bucketname',
    purpose: 'The last part of the name of a company’s bucket, for those who may see it; 404 where there is none.',
    operations: [readCloudHolding, listCloudCompanies],
    example: { query: { customerNr: '10023' } },
    answer: async (ask, { query }) => {
      const { holdingId } = await exactMatch(ask, listCloudCompanies, query['customernr'], {
        of: ({ customerNumber }) => customerNumber,
        query: { show: 'all' },
        none: 'companies.notFound',
      })
      const { bucket, configurations } = await ask(readCloudHolding, { params: { id: holdingId } })
      return bucket ? { BucketName: bucket, Configurations: configurations.map(writtenAccount) } : []
    },
  },
  {
    ...ours,
    method: 'GET',
    path: '/companyhasproducthasconfigurationaws',
    purpose: 'The products of the company a cloud account is for, or could be.',
    operations: [listLinkedHoldings],
    example: { query: { configurationAwsID: someId } },
    answer: async (ask, { query }) => {
      const id = requiredId(query['configurationawsid'], 'configurationAwsID')
      const { items } = await ask(listLinkedHoldings, { params: { id } })
      return items.map(({ holdingId, active, titleDe }) => ({
        CompanyHasProductID: writtenId(holdingId),
        ConfigurationAwsID: writtenId(id),
        Title: titleDe,
        IsActive: active,
      }))
    },
  },
  ...(['/createcompanyhasproducthasconfigurationaws', '/updatecompanyhasproducthasconfigurationaws'] as const).map(
    (path): Call => ({
      ...ours,
      method: 'POST',
      path,
      purpose: 'Make a product the one a cloud account is for, or none; only one may be active.',
      operations: [setLinkedHolding],
      words: { 'cloud.onlyOneActiveProduct': 'onlyOneActiveProduct' },
      example: { body: example },
      answer: setLinked,
    }),
  ),
]
