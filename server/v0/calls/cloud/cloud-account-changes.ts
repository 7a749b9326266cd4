import {
  changeCloudConfiguration,
  createCloudConfiguration,
  readCloudConfiguration,
  removeCloudConfiguration,
} from '#contract/cloud.ts'
import { readWrittenConfiguration } from '#contract/configuration-drafts.ts'
import { readConfiguration } from '#contract/configurations.ts'
import { listCompanyHoldings, listContactHoldings } from '#contract/holdings.ts'
import { type Ask, type Call, operationCall } from '../../call.ts'
import { readAccount, writtenAccount } from '../../entities/cloud-account.ts'
import { namedBy } from '../../named-by.ts'
import { readId, refuse, requiredId, writtenId } from '../../spelling.ts'
import { unlessRefused } from '../../unless-refused.ts'
import { liveId } from '../../written-configurations.ts'
import { holdingsWith } from '../held-products.ts'
import { someId } from '../words.ts'

const example = {
  ConfigurationAccountTypeID: someId,
  RuntimeInMonth: 12,
  FleetNormal: someId,
  Count: 5,
  StartDate: '2026-11-01T00:00:00',
}

export const cloudAccountChangeCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/createconfigurationaws',
    purpose:
      'Give a company’s cloud product an account; its end is computed. CompanyHasProductID names the product, else ConfigurationID, which is the configuration it has. Answers its id.',
    operations: [
      createCloudConfiguration,
      readWrittenConfiguration,
      readConfiguration,
      listCompanyHoldings,
      listContactHoldings,
    ],
    example: { body: { CompanyHasProductID: someId, ...example } },
    answer: async (ask, { body }) => {
      const configurationId = readId(body['configurationid'])
      const params = { id: readId(body['companyhasproductid']) ?? (await holdingWith(ask, configurationId)) }
      return writtenId((await ask(createCloudConfiguration, { params, body: readAccount(body) })).id)
    },
  },
  {
    method: 'POST',
    path: '/updateconfigurationaws',
    purpose: 'Change a cloud account that has not expired; fields left out stay.',
    operations: [changeCloudConfiguration, readCloudConfiguration],
    example: { body: { ID: someId, Count: 7 } },
    // The portal saves an account whole, on the state it was read in.
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body, 'ID') }
      const before = await ask(readCloudConfiguration, { params })
      const { modifiedAt } = before
      const changed = { ...readAccount(body, before), modifiedAt }
      return writtenAccount(await ask(changeCloudConfiguration, { params, body: changed }))
    },
  },
  operationCall({
    method: 'DELETE',
    path: '/deleteconfigurationaws',
    purpose: 'Delete a cloud account; its people lose access at once.',
    operation: removeCloudConfiguration,
    ...namedBy('id'),
    output: () => true,
  }),
]

/** The product that has the configuration named; an account answers the product itself under that name. */
async function holdingWith(ask: Ask, id: string | null): Promise<string> {
  if (id === null) return refuse('CompanyHasProductID', 'required')
  const configurationId = await unlessRefused(liveId(ask, id), 'configurations.notFound')
  if (configurationId === null) return id
  const [held] = await holdingsWith(ask, configurationId)
  return held?.id ?? refuse('ConfigurationID', 'unknown')
}
