import { listHosts, readHost } from '#contract/hosts.ts'
import { type Call, operationCall } from '../../call.ts'
import { writtenHost } from '../../entities/host.ts'
import { namedBy } from '../../named-by.ts'
import { requiredId } from '../../spelling.ts'
import { someId } from '../words.ts'

export const hostCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/configurationlicencesbycompanyhasproduct',
    purpose: 'Host files of a product of a company.',
    operation: listHosts,
    ...namedBy('companyHasProductID'),
    output: ({ items }) => items.map(writtenHost),
  }),
  operationCall({
    method: 'GET',
    path: '/configurationlicence',
    purpose: 'One host file, in a list of one.',
    operation: readHost,
    ...namedBy('hostID'),
    // The documents read data[0].
    output: (host) => [writtenHost(host)],
  }),
  operationCall({
    method: 'POST',
    path: '/updatelicencesofconfiguration',
    purpose: 'Host files follow the configuration of their product by themselves: answers those of the product.',
    operation: listHosts,
    example: { body: { CompanyHasProductID: someId } },
    input: ({ body }) => ({ params: { id: requiredId(body, 'CompanyHasProductID') } }),
    output: ({ items }) => items.map(writtenHost),
  }),
]
