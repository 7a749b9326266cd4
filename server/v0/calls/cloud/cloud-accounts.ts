import { readCloudConfiguration, readCloudHolding } from '#contract/cloud.ts'
import { type Call, operationCall } from '../../call.ts'
import { writtenAccount } from '../../entities/cloud-account.ts'
import { namedBy } from '../../named-by.ts'

export const cloudAccountCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/configurationaws',
    purpose: 'One cloud account.',
    operation: readCloudConfiguration,
    ...namedBy('id'),
    output: writtenAccount,
  }),
  operationCall({
    method: 'GET',
    path: '/configurationsaws',
    purpose: 'The cloud accounts of a company’s cloud product.',
    operation: readCloudHolding,
    ...namedBy('companyHasProductID'),
    output: ({ configurations }) => configurations.map(writtenAccount),
  }),
]
