import { readConfiguration } from '#contract/configurations.ts'
import { type Call, translated } from '../../call.ts'
import { writtenLevelOne } from '../../configuration-model.ts'
import { writtenLinks } from '../../link-levels.ts'
import { requiredId, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'
import { ofConfiguration } from './of-configuration.ts'

export const configurationLevelCalls: readonly Call[] = [
  translated({
    family: 'configurations',
    method: 'GET',
    path: '/configurationhaslevelones',
    purpose: 'The level-one modules of a configuration.',
    operation: readConfiguration,
    example: { query: { configurationID: someId } },
    input: ({ query }) => ({ params: { id: requiredId(query['configurationid'], 'configurationID') } }),
    output: ({ id, items }) => items.map((item) => ({ ConfigurationID: writtenId(id), ...writtenLevelOne(item) })),
  }),
  translated({
    ...ofConfiguration,
    path: '/configurationhasleveltwos',
    purpose: 'The level-two modules of a configuration.',
    output: (configuration) => writtenLinks(configuration, 2),
  }),
  translated({
    ...ofConfiguration,
    path: '/configurationhaslevelthrees',
    purpose: 'The level-three modules of a configuration.',
    output: (configuration) => writtenLinks(configuration, 3),
  }),
]
