import { portalDay } from '#contract/time-zone.ts'
import { listCloudAccountTypes } from '#contract/cloud.ts'
import { listCostVariables } from '#contract/cloud-costs.ts'
import { readPlaceLock } from '#contract/cloud-settings.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Ask, Call } from '../../call.ts'

const operations = [listCloudAccountTypes, readPlaceLock, listCostVariables] as const

export const basicPropertyCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/basicproperties',
    purpose:
      'Keys and values: the profile numbers of the account types whoever asks may choose, for how many weeks places are locked, and what usage costs in euros this month.',
    operations,
    example: {},
    answer: async (ask) => Object.entries(await propertiesOf(ask)).map(([Key, Value]) => ({ Key, Value })),
  },
  {
    method: 'GET',
    path: '/basicproperty',
    purpose: 'One of them by its key.',
    operations,
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
  const { weeks } = await ask(readPlaceLock)
  const thisMonth = portalDay(new Date()).slice(0, 7)
  // The newest month first: what counts is the last that has begun.
  const costs = (await ask(listCostVariables)).items.find(({ fromMonth }) => fromMonth <= thisMonth)
  const euros = (cents = 0) => (cents / 100).toFixed(2)
  return {
    aws_user_keys: numbers(false).join(';'),
    aws_test_user_keys: numbers(true).join(';'),
    reset_time_edit_aws_users_weeks: String(weeks),
    kosten_pro_stunde_nutzungszeit: euros(costs?.perHourCents),
    kosten_pro_login_monat: euros(costs?.perLoginMonthCents),
    serverkosten_pro_monat: euros(costs?.serverMonthCents),
  }
}
