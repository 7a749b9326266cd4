import { chooseConfiguration, readConfiguration, saveConfiguration } from '#contract/configurations.ts'
import { listCompanyHoldings, readHolding } from '#contract/holdings.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Ask, CallInput, Call } from '../../call.ts'
import { labelsOf } from '../../labels.ts'
import { standingFor, writingOperations } from '../../next-configuration.ts'
import { readId, readText, requiredId, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

export const copyCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/createconfiguration',
    shown: true,
    purpose:
      'Begin a configuration: the next one of the product CompanyHasProductID names, or of the only product of the company; modules stay as they are. Answers its id.',
    operations: [saveConfiguration, readHolding, listCompanyHoldings, readConfiguration],
    words: { 'configurations.notFound': 'createConfiguration' },
    example: { body: { Info: 'Konstruktion | 12 Plätze', CompanyID: someId, CompanyHasProductID: someId } },
    answer: async (ask, { body }) => {
      const id = readId(body['companyhasproductid']) ?? (await onlyProduct(ask, body))
      const { configuration, holder } = await ask(readHolding, { params: { id } })
      if ((readId(body['companyid']) ?? holder.id) !== holder.id) fail('holdings.notFound')
      const before = configuration && (await ask(readConfiguration, { params: { id: configuration.id } }))
      const saved = await ask(saveConfiguration, {
        params: { id },
        body: { basedOn: before?.id ?? null, ...labelsOf(readText(body['info'])), items: before?.items ?? [] },
      })
      return writtenId(saved.configuration.id)
    },
  },
  {
    method: 'POST',
    path: '/copycompleteconfiguration',
    purpose:
      'Copy a configuration: the copy becomes the next one of the product that has it, or of the one CompanyHasProductID names. Answers its id; creator is whoever asks.',
    operations: [chooseConfiguration, ...writingOperations],
    words: { 'configurations.notFound': 'errorCopyConfiguration' },
    example: { body: { configurationID: someId, configurationInfo: 'Konstruktion | Kopie', creator: '' } },
    answer: async (ask, { body }) => {
      const configurationId = requiredId(body, 'configurationID')
      const id = readId(body['companyhasproductid']) ?? (await standingFor(ask, configurationId)).holdingId
      const { configuration } = await ask(readHolding, { params: { id } })
      const { name, description } = labelsOf(readText(body['configurationinfo']))
      const chosen = await ask(chooseConfiguration, {
        params: { id },
        body: { basedOn: configuration?.id ?? null, configurationId, name, ...(description ? { description } : {}) },
      })
      return writtenId(chosen.configuration?.id ?? null)
    },
  },
]

async function onlyProduct(ask: Ask, body: CallInput['body']): Promise<string> {
  const params = { id: requiredId(body, 'CompanyID') }
  const { items } = await ask(listCompanyHoldings, { params })
  // Of several products the call must name one.
  const [only, ...more] = items
  return only && more.length === 0 ? only.id : requiredId(body, 'CompanyHasProductID')
}
