import { publishConfigurationChanges } from '#contract/configuration-drafts.ts'
import { readConfiguration } from '#contract/configurations.ts'
import { type Holding, listCompanyHoldings, listContactHoldings, readHolding } from '#contract/holdings.ts'
import { listHosts, readHost } from '#contract/hosts.ts'
import type { Ask, Call, CallInput } from '../../call.ts'
import { type HostProduct, writtenHost } from '../../entities/host.ts'
import { readId, refuse, requiredId } from '../../spelling.ts'
import { publishedId } from '../../written-configurations.ts'
import { holdingsWith } from '../held-products.ts'
import { someId } from '../words.ts'

export const hostCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/configurationlicencesbycompanyhasproduct',
    purpose: 'Host files of a product of a company.',
    operations: [listHosts, readHolding],
    example: { query: { companyHasProductID: someId } },
    answer: async (ask, { query }) => {
      const params = { id: requiredId(query, 'companyHasProductID') }
      return hostsOf(ask, await ask(readHolding, { params }))
    },
  },
  {
    method: 'GET',
    path: '/configurationlicence',
    purpose: 'One host file, in a list of one.',
    operations: [readHost, readHolding],
    example: { query: { hostID: someId } },
    // The documents read data[0].
    answer: async (ask, { query }) => {
      const host = await ask(readHost, { params: { id: requiredId(query, 'hostID') } })
      return [writtenHost(host, await ask(readHolding, { params: { id: host.holdingId } }))]
    },
  },
  {
    method: 'POST',
    path: '/updatelicencesofconfiguration',
    purpose:
      'Host files follow the configuration of their product by themselves: answers those of the product CompanyHasProductID names, else of all products that have ConfigurationID. What the program wrote to it goes live with the call; a configuration the product does not have is refused.',
    operations: [
      listHosts,
      readHolding,
      publishConfigurationChanges,
      readConfiguration,
      listCompanyHoldings,
      listContactHoldings,
    ],
    example: { body: { CompanyHasProductID: someId } },
    answer: async (ask, { body }) => {
      const holdings = await holdingsNamed(ask, body)
      return (await Promise.all(holdings.map((holding) => hostsOf(ask, holding)))).flat()
    },
  },
]

async function hostsOf(ask: Ask, holding: Holding) {
  const { items } = await ask(listHosts, { params: { id: holding.id } })
  return items.map((host) => writtenHost(host, holding))
}

/** The products whose host files are meant. */
async function holdingsNamed(ask: Ask, body: CallInput['body']): Promise<Holding[]> {
  const named = readId(body['configurationid'])
  const id = named && (await publishedId(ask, named))
  if (id !== null && readId(body['companyhasproductid']) === null) return holdingsWith(ask, id)
  const holding = await ask(readHolding, { params: { id: requiredId(body, 'CompanyHasProductID') } })
  if (id !== null) requireCurrent(holding, id)
  return [holding]
}

/** Refuses a configuration that is not the one a product has. */
export function requireCurrent({ configuration }: HostProduct, configurationId: string): void {
  if (configuration?.id !== configurationId) refuse('ConfigurationID', 'fixed')
}
