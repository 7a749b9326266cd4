import { listCloudCompanies, readCloudHolding } from '#contract/cloud.ts'
import type { Call } from '../../call.ts'
import { writtenAccount } from '../../entities/cloud-account.ts'
import { exactMatch } from '../../exact-match.ts'

export const bucketCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/bucketname',
    purpose: 'The last part of the name of a company’s bucket, for those who may see it; 404 where there is none.',
    operations: [readCloudHolding, listCloudCompanies],
    example: { query: { customerNr: '10023' } },
    answer: async (ask, { query }) => {
      const { holdingId } = await exactMatch(query['customernr'], {
        search: (search) => ask.whole(listCloudCompanies, { query: { show: 'all', search } }),
        of: ({ customerNumber }) => customerNumber,
        none: 'companies.notFound',
      })
      const { bucket, configurations } = await ask(readCloudHolding, { params: { id: holdingId } })
      return bucket ? { BucketName: bucket, Configurations: configurations.map(writtenAccount) } : []
    },
  },
]
