import { readConfiguration } from '#contract/configurations.ts'
import { namedBy } from '../../named-by.ts'

export const ofConfiguration = {
  method: 'GET',
  operation: readConfiguration,
  ...namedBy('configurationID'),
} as const
