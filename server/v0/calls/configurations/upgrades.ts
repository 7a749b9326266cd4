import { chooseConfiguration, previewUpgrade, readConfiguration } from '#contract/configurations.ts'
import { publishConfigurationChanges } from '#contract/configuration-drafts.ts'
import { addCompanyHolding, listCompanyHoldings } from '#contract/holdings.ts'
import { fail } from '#platform/operations/failure.ts'
import { type Call, operationCall } from '../../call.ts'
import { readId, requiredId, sentFields, writtenId } from '../../spelling.ts'
import { publishedId } from '../../written-configurations.ts'
import { someId } from '../words.ts'

const words = { 'configurations.downgrade': 'downgrading not allowed' } as const

const target = { toUpgradeConfigurationID: someId, targetProductID: someId }

export const upgradeCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/upgradeconfiguration',
    purpose:
      'What taking a configuration over for another product would do: upgrade or copy; an older product is refused.',
    operation: previewUpgrade,
    words,
    example: { query: { ...target, oldProductID: someId } },
    input: ({ query }) => ({
      params: { id: requiredId(query, 'toUpgradeConfigurationID') },
      query: sentFields({
        targetProductId: requiredId(query, 'targetProductID'),
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
    method: 'POST',
    path: '/upgradeconfiguration',
    purpose:
      'Take a configuration over for another product, which the company gets unless it has it; answers the new id.',
    operations: [
      chooseConfiguration,
      readConfiguration,
      listCompanyHoldings,
      addCompanyHolding,
      publishConfigurationChanges,
    ],
    words,
    example: { body: target },
    // Whether the company has the product already decides which of the two it is.
    answer: async (ask, { body }) => {
      const productId = requiredId(body, 'targetProductID')
      return ask.together(async (step) => {
        const configurationId = await publishedId(step, requiredId(body, 'toUpgradeConfigurationID'))
        const { holder } = await step(readConfiguration, { params: { id: configurationId } })
        if (holder?.kind !== 'company') return fail('configurations.notFound')
        const { items } = await step(listCompanyHoldings, { params: { id: holder.id } })
        const there = items.find(({ product }) => product.id === productId)
        const done = there
          ? await step(chooseConfiguration, {
              params: { id: there.id },
              body: { basedOn: there.configuration?.id ?? null, configurationId },
            })
          : await step(addCompanyHolding, { params: { id: holder.id }, body: { productId, configurationId } })
        return writtenId(done.configuration?.id ?? null)
      })
    },
  },
]
