import { readCloudHolding } from '#contract/cloud.ts'
import { findCompany } from '#contract/companies.ts'
import { listCompanyCloud } from '#contract/company-cloud.ts'
import type { Call } from '../../call.ts'
import { writtenAccount } from '../../entities/cloud-account.ts'
import { requiredText } from '../../spelling.ts'

export const bucketCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/bucketname',
    purpose: 'The last part of the name of a company’s bucket, for those who may see it; 404 where there is none.',
    operations: [readCloudHolding, findCompany, listCompanyCloud],
    example: { query: { customerNr: '10023' } },
    answer: async (ask, { query }) => {
      const customerNumber = requiredText(query['customernr'], 'customerNr')
      const params = { id: (await ask(findCompany, { params: { customerNumber } })).id }
      const [account] = (await ask(listCompanyCloud, { params })).items
      if (!account) return []
      const { bucket, configurations } = await ask(readCloudHolding, { params: { id: account.holdingId } })
      return bucket ? { BucketName: bucket, Configurations: configurations.map(writtenAccount) } : []
    },
  },
]
