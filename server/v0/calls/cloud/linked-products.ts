import { listLinkedHoldings, setLinkedHolding } from '#contract/cloud-users.ts'
import { type Ask, type CallInput, type Call, operationCall } from '../../call.ts'
import { namedBy } from '../../named-by.ts'
import { readBoolean, requiredId, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

const example = { CompanyHasProductID: someId, ConfigurationAwsID: someId, IsActive: true }

const setLinked = async (ask: Ask, { body }: CallInput) => {
  const id = requiredId(body, 'ConfigurationAwsID')
  const holding = requiredId(body, 'CompanyHasProductID')
  const { active } = await ask(setLinkedHolding, {
    params: { id, holding },
    body: { active: readBoolean(body['isactive'], 'IsActive') },
  })
  return { CompanyHasProductID: writtenId(holding), ConfigurationAwsID: writtenId(id), IsActive: active }
}

export const linkedProductCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/companyhasproducthasconfigurationaws',
    purpose: 'The products of the company a cloud account is for, or could be.',
    operation: listLinkedHoldings,
    ...namedBy('configurationAwsID'),
    output: ({ items }, { query }) =>
      items.map(({ holdingId, active, titleDe }) => ({
        CompanyHasProductID: writtenId(holdingId),
        ConfigurationAwsID: writtenId(requiredId(query, 'configurationAwsID')),
        Title: titleDe,
        IsActive: active,
      })),
  }),
  ...(['/createcompanyhasproducthasconfigurationaws', '/updatecompanyhasproducthasconfigurationaws'] as const).map(
    (path): Call => ({
      method: 'POST',
      path,
      purpose: 'Make a product the one a cloud account is for, or none; only one may be active.',
      operations: [setLinkedHolding],
      words: { 'cloud.onlyOneActiveProduct': 'onlyOneActiveProduct' },
      example: { body: example },
      answer: setLinked,
    }),
  ),
]
