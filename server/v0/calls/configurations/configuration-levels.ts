import { type Call, operationCall } from '../../call.ts'
import { writtenLevelOne } from '../../configuration-model.ts'
import { writtenLinks } from '../../link-levels.ts'
import { writtenId } from '../../spelling.ts'
import { ofConfiguration } from './of-configuration.ts'

export const configurationLevelCalls: readonly Call[] = [
  operationCall({
    ...ofConfiguration,
    path: '/configurationhaslevelones',
    purpose: 'The level-one modules of a configuration.',
    output: ({ id, items }) => items.map((item) => ({ ConfigurationID: writtenId(id), ...writtenLevelOne(item) })),
  }),
  operationCall({
    ...ofConfiguration,
    path: '/configurationhasleveltwos',
    purpose: 'The level-two modules of a configuration.',
    output: (configuration) => writtenLinks(configuration, 2),
  }),
  operationCall({
    ...ofConfiguration,
    path: '/configurationhaslevelthrees',
    purpose: 'The level-three modules of a configuration.',
    output: (configuration) => writtenLinks(configuration, 3),
  }),
]
