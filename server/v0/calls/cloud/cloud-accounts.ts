import { readCloudConfiguration, readCloudHolding } from '#contract/cloud.ts'
import { type Call, translated } from '../../call.ts'
import { writtenAccount } from '../../entities/cloud-account.ts'
import { idParam } from '../../id-param.ts'
import { requiredId } from '../../spelling.ts'
import { someId } from '../words.ts'

const ours = { family: 'cloud' } as const

export const cloudAccountCalls: readonly Call[] = [
  translated({
    ...ours,
    method: 'GET',
    path: '/configurationaws',
    purpose: 'One cloud account.',
    operation: readCloudConfiguration,
    example: { query: { id: someId } },
    input: idParam,
    output: writtenAccount,
  }),
  translated({
    ...ours,
    method: 'GET',
    path: '/configurationsaws',
    purpose: 'The cloud accounts of a company’s cloud product.',
    operation: readCloudHolding,
    example: { query: { companyHasProductID: someId } },
    input: ({ query }) => ({ params: { id: requiredId(query['companyhasproductid'], 'companyHasProductID') } }),
    output: ({ configurations }) => configurations.map(writtenAccount),
  }),
]
