import { readCloudConfiguration, readCloudHolding } from '#contract/cloud.ts'
import { listCloudConfigurations } from '#contract/cloud-records.ts'
import { listMyCloud, readCloudPlaces } from '#contract/cloud-places.ts'
import type { Call } from '../../call.ts'
import { writtenAccount, writtenOwnAccount } from '../../entities/cloud-account.ts'
import { readId, requiredId } from '../../spelling.ts'
import { someId } from '../words.ts'

export const cloudAccountCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/configurationaws',
    purpose: 'One cloud account; for customers one of their company, without type and runtime.',
    operations: [readCloudPlaces, readCloudConfiguration],
    example: { query: { id: someId } },
    answer: async (ask, { query }) => {
      const params = { id: requiredId(query, 'id') }
      if (ask.may(readCloudConfiguration)) return writtenAccount(await ask(readCloudConfiguration, { params }))
      return writtenOwnAccount(await ask(readCloudPlaces, { params }))
    },
  },
  {
    method: 'GET',
    path: '/configurationsaws',
    purpose:
      'All cloud accounts, or with companyHasProductID those of that cloud product; for customers those of their company that have not ended.',
    operations: [listMyCloud, listCloudConfigurations, readCloudHolding],
    example: {},
    answer: async (ask, { query }) => {
      const id = readId(query['companyhasproductid'])
      if (id !== null) return (await ask(readCloudHolding, { params: { id } })).configurations.map(writtenAccount)
      if (ask.may(listCloudConfigurations)) return ask.rows(listCloudConfigurations, {}, writtenAccount)
      return (await ask(listMyCloud)).items.map(writtenOwnAccount)
    },
  },
]
