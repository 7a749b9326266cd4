import { listCloudAccountTypes } from '#contract/cloud.ts'
import { listCostVariables } from '#contract/cloud-costs.ts'
import { duration, listCloudSessions, listCloudUsageGroups } from '#contract/cloud-usage.ts'
import { findCompany } from '#contract/companies.ts'
import { fail } from '#platform/failure.ts'
import { type Ask, type Call, translated } from '../call.ts'
import { requiredText, writtenDay } from '../spelling.ts'
import { wholeList } from '../whole-list.ts'

const ours = { family: 'cloud', method: 'GET' } as const
const euro = (cents: number) => cents / 100

export const cloudStatisticsCalls: readonly Call[] = [
  {
    ...ours,
    path: '/cloudstatistics',
    purpose: 'The sessions of a company by its customer number.',
    operations: [listCloudSessions, findCompany],
    example: { query: { customerNr: '10023' } },
    answer: async (ask, { query }) => {
      const { id } = await ask(findCompany, {
        params: { customerNumber: requiredText(query['customernr'], 'customerNr') },
      })
      const rows = await wholeList(ask, listCloudSessions, { params: { id } })
      return rows.map(({ email, day, seconds, stackName }) => ({
        Email: email,
        Datum: writtenDay(day),
        Dauer: duration(seconds),
        Version: stackName,
        Description: stackName,
      }))
    },
  },
  {
    ...ours,
    path: '/groupedcloudstatistics',
    purpose: 'Usage by company, stack and month.',
    operations: [listCloudUsageGroups],
    example: {},
    answer: async (ask) =>
      (await wholeList(ask, listCloudUsageGroups)).map((row) => ({
        Company: row.companyName,
        CustomerNr: row.customerNumber,
        Jahr: Number(row.month.slice(0, 4)),
        Monat: Number(row.month.slice(5)),
        Version: row.stackName,
        Users: row.people,
        Dauer: duration(row.seconds),
        Logins: row.sessions,
        Costs: euro(row.totalCents),
      })),
  },
  translated({
    ...ours,
    path: '/statisticsvariables',
    purpose: 'What usage costs in euros, the newest first.',
    operation: listCostVariables,
    example: {},
    output: ({ items }) =>
      items.map(({ fromMonth, perHourCents, perLoginMonthCents, serverMonthCents }) => ({
        From: fromMonth,
        kosten_pro_stunde_nutzungszeit: euro(perHourCents),
        kosten_pro_login_monat: euro(perLoginMonthCents),
        serverkosten_pro_monat: euro(serverMonthCents),
      })),
  }),
  {
    ...ours,
    path: '/basicproperties',
    purpose: 'The profile numbers of the account types whoever asks may choose, as keys and values.',
    operations: [listCloudAccountTypes],
    example: {},
    answer: async (ask) => Object.entries(await propertiesOf(ask)).map(([Key, Value]) => ({ Key, Value })),
  },
  {
    ...ours,
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
