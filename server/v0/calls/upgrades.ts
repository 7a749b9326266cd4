import { chooseConfiguration, previewUpgrade, readConfiguration } from '#contract/configurations.ts'
import { addCompanyHolding, changeHolding, listCompanyHoldings, readHolding } from '#contract/holdings.ts'
import { listHosts } from '#contract/hosts.ts'
import { fail } from '#platform/failure.ts'
import { type Call, translated } from '../call.ts'
import { writtenHolding } from '../entities.ts'
import { writtenHost } from '../host-entity.ts'
import { readBoolean, readId, readText, requiredId, sent, writtenId } from '../spelling.ts'
import { someId } from './words.ts'

const words = { 'configurations.downgrade': 'downgrading not allowed' } as const
const target = { toUpgradeConfigurationID: someId, targetProductID: someId }

export const upgradeCalls: readonly Call[] = [
  translated({
    family: 'configurations',
    method: 'GET',
    path: '/upgradeconfiguration',
    purpose:
      'What taking a configuration over for another product would do: upgrade or copy; an older product is refused.',
    operation: previewUpgrade,
    words,
    example: { query: { ...target, oldProductID: someId } },
    input: ({ query }) => ({
      params: { id: requiredId(query['toupgradeconfigurationid'], 'toUpgradeConfigurationID') },
      query: sent({
        targetProductId: requiredId(query['targetproductid'], 'targetProductID'),
        oldProductId: readId(query['oldproductid']) ?? undefined,
      }),
    }),
    output: ({ kind, from, to, dropped, added }) => ({
      Kind: kind,
      OldVersion: from,
      TargetVersion: to,
      Dropped: dropped.map(({ licName }) => licName),
      Added: added.map(({ licName }) => licName),
    }),
  }),
  {
    family: 'configurations',
    method: 'POST',
    path: '/upgradeconfiguration',
    purpose:
      'Take a configuration over for another product, which the company gets unless it has it; answers the new id.',
    operations: [chooseConfiguration, readConfiguration, listCompanyHoldings, addCompanyHolding],
    words,
    example: { body: target },
    // Whether the company has the product already decides which of the two it is.
    answer: async (ask, { body }) => {
      const configurationId = requiredId(body['toupgradeconfigurationid'], 'toUpgradeConfigurationID')
      const productId = requiredId(body['targetproductid'], 'targetProductID')
      const { holder } = await ask(readConfiguration, { params: { id: configurationId } })
      if (holder?.kind !== 'company') return fail('configurations.notFound')
      const { items } = await ask(listCompanyHoldings, { params: { id: holder.id } })
      const there = items.find(({ product }) => product.id === productId)
      const done = there
        ? await ask(chooseConfiguration, {
            params: { id: there.id },
            body: { basedOn: there.configuration?.id ?? null, configurationId },
          })
        : await ask(addCompanyHolding, { params: { id: holder.id }, body: { productId, configurationId } })
      return writtenId(done.configuration?.id ?? null)
    },
  },
  {
    family: 'companies',
    method: 'POST',
    path: '/updatecompanyhasproduct',
    purpose: 'Change Info and Disable of a product of a company; ConfigurationID makes that configuration its own one.',
    operations: [changeHolding, readHolding, chooseConfiguration],
    example: { body: { ID: someId, Info: 'Verlängert bis Jahresende', Disable: false } },
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body['id'], 'ID') }
      const configurationId = readId(body['configurationid'])
      const { configuration } = await ask(readHolding, { params })
      if (configurationId !== null && configurationId !== configuration?.id)
        await ask(chooseConfiguration, {
          params,
          body: { basedOn: configuration?.id ?? null, configurationId, shared: true },
        })
      const changes = sent({ note: readText(body['info']), disabled: readBoolean(body['disable']) })
      return writtenHolding(await ask(changeHolding, { params, body: changes }))
    },
  },
  translated({
    family: 'licences',
    method: 'POST',
    path: '/updatelicencesofconfiguration',
    purpose: 'Host files follow the configuration of their product by themselves: answers those of the product.',
    operation: listHosts,
    example: { body: { CompanyHasProductID: someId } },
    input: ({ body }) => ({ params: { id: requiredId(body['companyhasproductid'], 'CompanyHasProductID') } }),
    output: ({ items }) => items.map(writtenHost),
  }),
]
