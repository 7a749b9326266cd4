import { type Call, translated } from '../../call.ts'
import { writtenModel } from '../../configuration-model.ts'
import { ofConfiguration } from './of-configuration.ts'

export const configurationModelCalls: readonly Call[] = [
  translated({
    ...ofConfiguration,
    path: '/buildconfigurationmodel',
    purpose: 'A configuration with its three levels as a tree.',
    output: writtenModel,
  }),
  translated({
    ...ofConfiguration,
    path: '/buildmasterconfigurationmodel',
    purpose: 'A master configuration with its three levels as a tree, counts at 0.',
    output: writtenModel,
  }),
]
