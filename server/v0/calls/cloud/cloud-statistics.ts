import { listCostVariables } from '#contract/cloud-costs.ts'
import { duration, listCloudSessions, listCloudUsageGroups } from '#contract/cloud-usage.ts'
import { findCompany } from '#contract/companies.ts'
import { type Call, operationCall } from '../../call.ts'
import { requiredText, writtenDay } from '../../spelling.ts'

const euro = (cents: number) => cents / 100

export const cloudStatisticsCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/cloudstatistics',
    purpose: 'The sessions of a company by its customer number.',
    operations: [listCloudSessions, findCompany],
    example: { query: { customerNr: '10023' } },
    answer: async (ask, { query }) => {
      const { id } = await ask(findCompany, {
        params: { customerNumber: requiredText(query['customernr'], 'customerNr') },
      })
      return ask.rows(listCloudSessions, { params: { id } }, ({ email, day, seconds, stackName }) => ({
        Email: email,
        Datum: writtenDay(day),
        Dauer: duration(seconds),
        Version: stackName,
        Description: stackName,
      }))
    },
  },
  {
    method: 'GET',
    path: '/groupedcloudstatistics',
    purpose: 'Usage by company, stack and month.',
    operations: [listCloudUsageGroups],
    example: {},
    answer: async (ask) =>
      ask.rows(listCloudUsageGroups, {}, (row) =>
        // Unused stacks belong to no company; older programs know companies alone.
        row.sessions === 0
          ? undefined
          : {
              Company: row.companyName,
              CustomerNr: row.customerNumber,
              Jahr: Number(row.month.slice(0, 4)),
              Monat: Number(row.month.slice(5)),
              Version: row.stackName,
              Users: row.people,
              Dauer: duration(row.seconds),
              Logins: row.sessions,
              Costs: euro(row.totalCents),
            },
      ),
  },
  operationCall({
    method: 'GET',
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
]
