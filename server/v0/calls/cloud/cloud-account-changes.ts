import {
  changeCloudConfiguration,
  createCloudConfiguration,
  readCloudConfiguration,
  removeCloudConfiguration,
} from '#contract/cloud.ts'
import { type Call, operationCall } from '../../call.ts'
import { readAccount, writtenAccount } from '../../entities/cloud-account.ts'
import { namedBy } from '../../named-by.ts'
import { requiredId, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

const example = {
  ConfigurationAccountTypeID: someId,
  RuntimeInMonth: 12,
  FleetNormal: someId,
  Count: 5,
  StartDate: '2026-11-01T00:00:00',
}

export const cloudAccountChangeCalls: readonly Call[] = [
  operationCall({
    method: 'POST',
    path: '/createconfigurationaws',
    purpose: 'Give a company’s cloud product an account; its end is computed. Answers its id.',
    operation: createCloudConfiguration,
    example: { body: { CompanyHasProductID: someId, ...example } },
    input: ({ body }) => ({
      params: { id: requiredId(body, 'CompanyHasProductID') },
      body: readAccount(body),
    }),
    output: ({ id }) => writtenId(id),
  }),
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
