import { readConfiguration } from '#contract/configurations.ts'
import { requiredId } from '../../spelling.ts'
import { someId } from '../words.ts'

export const ofConfiguration = {
  family: 'configurations',
  method: 'GET',
  operation: readConfiguration,
  example: { query: { configurationID: someId } },
  input: ({ query }: { query: Readonly<Record<string, string>> }) => ({
    params: { id: requiredId(query['configurationid'], 'configurationID') },
  }),
} as const
