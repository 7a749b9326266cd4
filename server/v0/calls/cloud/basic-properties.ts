import { listCloudAccountTypes } from '#contract/cloud.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Ask, Call } from '../../call.ts'

export const basicPropertyCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/basicproperties',
    purpose: 'The profile numbers of the account types whoever asks may choose, as keys and values.',
    operations: [listCloudAccountTypes],
    example: {},
    answer: async (ask) => Object.entries(await propertiesOf(ask)).map(([Key, Value]) => ({ Key, Value })),
  },
  {
    method: 'GET',
    path: '/basicproperty',
    purpose: 'One of them by its key.',
    operations: [listCloudAccountTypes],
    example: { query: { key: 'aws_test_user_keys' } },
    answer: async (ask, { query: { key = '' } }) => {
      const known = new Map(Object.entries(await propertiesOf(ask)))
      return { Key: key, Value: known.get(key) ?? fail('request.notFound') }
    },
  },
]

async function propertiesOf(ask: Ask): Promise<Record<string, string>> {
  const { items } = await ask(listCloudAccountTypes)
  const numbers = (test: boolean) => items.filter((one) => one.test === test).map(({ profileNumber }) => profileNumber)
  return { aws_user_keys: numbers(false).join(';'), aws_test_user_keys: numbers(true).join(';') }
}
