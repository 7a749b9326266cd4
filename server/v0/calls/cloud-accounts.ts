import {
  changeCloudConfiguration,
  createCloudConfiguration,
  listCloudAccountTypes,
  listCloudStacks,
  readCloudConfiguration,
  readCloudHolding,
  removeCloudConfiguration,
} from '#contract/cloud.ts'
import { type Call, translated } from '../call.ts'
import { readAccount, writtenAccount } from '../cloud-entities.ts'
import { idParam } from '../id-param.ts'
import { requiredId, writtenId } from '../spelling.ts'
import { someId } from './words.ts'

const ours = { family: 'cloud' } as const
const example = {
  ConfigurationAccountTypeID: someId,
  RuntimeInMonth: 12,
  FleetNormal: someId,
  Count: 5,
  StartDate: '2026-11-01T00:00:00',
}

export const cloudAccountCalls: readonly Call[] = [
  translated({
    ...ours,
    method: 'GET',
    path: '/stacks',
    purpose: 'The stacks software is streamed from; a stack is named by its id.',
    operation: listCloudStacks,
    example: {},
    output: ({ items }) =>
      items.map(({ id, name }) => ({ ID: writtenId(id), Stacks: name, Fleet: writtenId(id), Description: name })),
  }),
  translated({
    ...ours,
    method: 'GET',
    path: '/configurationaccounttypes',
    purpose: 'The account types whoever asks may choose.',
    operation: listCloudAccountTypes,
    example: {},
    output: ({ items }) =>
      items.map(({ id, name, profileNumber }) => ({
        ID: writtenId(id),
        Name: name,
        LicenseProfilesOldID: profileNumber,
      })),
  }),
  translated({
    ...ours,
    method: 'GET',
    path: '/configurationaws',
    purpose: 'One cloud account.',
    operation: readCloudConfiguration,
    example: { query: { id: someId } },
    input: idParam,
    output: writtenAccount,
  }),
  translated({
    ...ours,
    method: 'GET',
    path: '/configurationsaws',
    purpose: 'The cloud accounts of a company’s cloud product.',
    operation: readCloudHolding,
    example: { query: { companyHasProductID: someId } },
    input: ({ query }) => ({ params: { id: requiredId(query['companyhasproductid'], 'companyHasProductID') } }),
    output: ({ configurations }) => configurations.map(writtenAccount),
  }),
  translated({
    ...ours,
    method: 'POST',
    path: '/createconfigurationaws',
    purpose: 'Give a company’s cloud product an account; its end is computed. Answers its id.',
    operation: createCloudConfiguration,
    example: { body: { CompanyHasProductID: someId, ...example } },
    input: ({ body }) => ({
      params: { id: requiredId(body['companyhasproductid'], 'CompanyHasProductID') },
      body: readAccount(body),
    }),
    output: ({ id }) => writtenId(id),
  }),
  {
    ...ours,
    method: 'POST',
    path: '/updateconfigurationaws',
    purpose: 'Change a cloud account that has not expired; fields left out stay.',
    operations: [changeCloudConfiguration, readCloudConfiguration],
    example: { body: { ID: someId, Count: 7 } },
    // The portal saves an account whole, on the state it was read in.
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body['id'], 'ID') }
      const before = await ask(readCloudConfiguration, { params })
      const { modifiedAt } = before
      const changed = { ...readAccount(body, before), modifiedAt }
      return writtenAccount(await ask(changeCloudConfiguration, { params, body: changed }))
    },
  },
  translated({
    ...ours,
    method: 'DELETE',
    path: '/deleteconfigurationaws',
    purpose: 'Delete a cloud account; its people lose access at once.',
    operation: removeCloudConfiguration,
    example: { query: { id: someId } },
    input: idParam,
    output: () => true,
  }),
]
