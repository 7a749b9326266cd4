import { type Call, operationCall } from '../../call.ts'
import { writtenModel } from '../../configuration-model.ts'
import { ofConfiguration } from './of-configuration.ts'

export const configurationModelCalls: readonly Call[] = [
  operationCall({
    ...ofConfiguration,
    path: '/buildconfigurationmodel',
    purpose: 'A configuration with its three levels as a tree.',
    output: writtenModel,
  }),
  operationCall({
    ...ofConfiguration,
    path: '/buildmasterconfigurationmodel',
    purpose: 'A master configuration with its three levels as a tree, counts at 0.',
    output: writtenModel,
  }),
]
