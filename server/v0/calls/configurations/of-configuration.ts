import { readWrittenConfiguration } from '#contract/configuration-drafts.ts'
import { namedBy } from '../../named-by.ts'

export const ofConfiguration = {
  method: 'GET',
  operation: readWrittenConfiguration,
  ...namedBy('configurationID'),
} as const
