import { publishConfigurationChanges } from '#contract/configuration-drafts.ts'
import { readConfiguration } from '#contract/configurations.ts'
import { listCompanyHoldings, listContactHoldings, readHolding } from '#contract/holdings.ts'
import { listHosts, readHost } from '#contract/hosts.ts'
import type { Ask, AskOne, Call, CallInput } from '../../call.ts'
import { writtenHost } from '../../entities/host.ts'
import { readId, refuse, requiredId } from '../../spelling.ts'
import { publishedId } from '../../written-configurations.ts'
import { someId } from '../words.ts'

export const hostCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/configurationlicencesbycompanyhasproduct',
    purpose: 'Host files of a product of a company.',
    operations: [listHosts, readHolding],
    example: { query: { companyHasProductID: someId } },
    answer: async (ask, { query }) => hostsOf(ask, requiredId(query, 'companyHasProductID')),
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
      return (await Promise.all(holdings.map((id) => hostsOf(ask, id)))).flat()
    },
  },
]

async function hostsOf(ask: Ask, id: string) {
  const { items } = await ask(listHosts, { params: { id } })
  const product = await ask(readHolding, { params: { id } })
  return items.map((host) => writtenHost(host, product))
}

/** The products whose host files are meant. */
async function holdingsNamed(ask: Ask, body: CallInput['body']): Promise<string[]> {
  const named = readId(body['configurationid'])
  if (named === null) return [requiredId(body, 'CompanyHasProductID')]
  const product = readId(body['companyhasproductid'])
  const id = await publishedId(ask, named)
  if (product === null) return holdingsWith(ask, id)
  await requireCurrent(ask, product, id)
  return [product]
}

/** The products whose current configuration it is. */
async function holdingsWith(ask: Ask, configurationId: string): Promise<string[]> {
  const { holder } = await ask(readConfiguration, { params: { id: configurationId } })
  if (holder === null) return []
  const list = holder.kind === 'company' ? listCompanyHoldings : listContactHoldings
  const { items } = await ask(list, { params: { id: holder.id } })
  return items.flatMap(({ id, configuration }) => (configuration?.id === configurationId ? [id] : []))
}

/** Refuses a configuration that is not the one a product has. */
export async function requireCurrent(ask: AskOne, holdingId: string, configurationId: string): Promise<void> {
  const { configuration } = await ask(readHolding, { params: { id: holdingId } })
  if (configuration?.id !== configurationId) refuse('ConfigurationID', 'fixed')
}
