import { readConfiguration } from '#contract/configurations.ts'
import { type Call, translated } from '../../call.ts'
import { writtenModel } from '../../configuration-model.ts'
import { requiredId } from '../../spelling.ts'
import { someId } from '../words.ts'
import { ofConfiguration } from './of-configuration.ts'

export const configurationModelCalls: readonly Call[] = [
  translated({
    family: 'configurations',
    method: 'GET',
    path: '/buildconfigurationmodel',
    purpose: 'A configuration with its three levels as a tree.',
    operation: readConfiguration,
    example: { query: { configurationID: someId } },
    input: ({ query }) => ({ params: { id: requiredId(query['configurationid'], 'configurationID') } }),
    output: writtenModel,
  }),
  translated({
    ...ofConfiguration,
    path: '/buildmasterconfigurationmodel',
    purpose: 'A master configuration with its three levels as a tree, counts at 0.',
    output: writtenModel,
  }),
]
