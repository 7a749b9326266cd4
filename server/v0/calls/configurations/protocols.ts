import type { Configuration } from '#contract/configurations.ts'
import { type Call, operationCall } from '../../call.ts'
import { writtenLinks } from '../../link-levels.ts'
import { someId } from '../words.ts'
import { ofConfiguration } from './of-configuration.ts'

export const protocolCalls: readonly Call[] = [
  operationCall({
    ...ofConfiguration,
    path: '/protocol',
    purpose: 'The protocol of a configuration: every module, with whether it is shown without "show all".',
    example: { query: { configurationID: someId, productID: someId } },
    output: writtenProtocol,
  }),
]

/** Dependencies and what is deselected are hidden until all is shown. */
function writtenProtocol(configuration: Configuration) {
  const entry = (link: Record<string, unknown>, level: 'One' | 'Two' | 'Three') => ({
    [`ConfigurationHasProductLevel${level}`]: link,
    [`ProductLevel${level}`]: { ID: link[`ProductLevel${level}ID`], Name: link['Name'], LicName: link['LicName'] },
  })
  const linksOn = (level: 1 | 2 | 3) => writtenLinks(configuration, level)
  const [twos, threes] = [linksOn(2), linksOn(3)]
  return linksOn(1).map((one) => {
    const within = (link: Record<string, unknown>) => link['ProductLevelOneID'] === one['ProductLevelOneID']
    return {
      ...entry(one, 'One'),
      ShowIt: Number(one['Count']) >= 1,
      ListProtocolLevelTwo: twos.filter(within).map((two) => entry(two, 'Two')),
      ListProtocolLevelThree: threes.filter(within).map((three) => entry(three, 'Three')),
    }
  })
}
