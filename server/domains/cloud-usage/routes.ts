import { createHash } from 'node:crypto'
import * as reports from '#contract/cloud-reports.ts'
import * as needs from '#contract/cloud-needs.ts'
import * as costs from '#contract/cloud-costs.ts'
import * as contract from '#contract/cloud-usage.ts'
import { inTransactions, on, type Route } from '#platform/operations/operations.ts'
import { allVariables } from './costs/costs-queries.ts'
import { fetchNow, readFetch, requireReports } from './reports/fetch.ts'
import { assignCloudUser, importReport, tryReport } from './reports/import.ts'
import { unknownUsers } from './reports/import-queries.ts'
import { assignedNames } from './reports/undo-queries.ts'
import { takeBackReport, unassignName } from './reports/undo.ts'
import { removeCostVariables, saveCostVariables } from './costs/month-costs.ts'
import { readRefusals } from './needs/needs.ts'
import { readOutlook } from './needs/read-outlook.ts'
import { readStatistics, saveUsageSettings, usageChart, usageSettings } from './usage.ts'

const namesShown = 200

export const cloudUsageRoutes: Route[] = [
  on(contract.readCloudStatistics, (call) => readStatistics(call, call.query)),
  on(contract.readCloudUsageChart, (call) => usageChart(call, call.query, call.clock())),
  on(costs.readUsageSettings, (call) => usageSettings(call, call.params.id)),
  on(costs.saveUsageSettings, (call) => saveUsageSettings(call, call.params.id, call.body)),
  on(costs.readUsageOutlook, (call) => readOutlook(call, call.params.id, call.clock())),
  on(needs.readCloudRefusals, (call) => readRefusals(call, call.clock())),
  on(costs.listCostVariables, async ({ db }) => ({ items: await allVariables(db) })),
  inTransactions(costs.saveCostVariables, (call, transaction) => saveCostVariables(transaction, call.body)),
  inTransactions(costs.removeCostVariables, (call, transaction) => removeCostVariables(transaction, call.params.month)),

  inTransactions(reports.uploadCloudReport, (call, transaction) => {
    const { name, dryRun } = call.query
    if (dryRun) return tryReport(call.db, { name, bytes: call.body }, call.clock())
    const fingerprint = createHash('md5').update(call.body).digest('hex')
    return importReport(
      transaction,
      { name, source: 'upload', bytes: call.body, fingerprint },
      call.actor.accountId,
      call.clock(),
    )
  }),
  on(reports.readCloudReportFetch, (call) => readFetch(call)),
  on(
    reports.fetchCloudReports,
    ({ jobs }) => jobs.send(fetchNow, {}),
    ({ settings }) => requireReports(settings),
  ),
  on(reports.listUnknownCloudUsers, ({ db }) => unknownUsers(db, namesShown)),
  on(reports.assignCloudUser, (call) => assignCloudUser(call, call.body)),
  on(reports.listAssignedCloudNames, async ({ db }) => ({ items: await assignedNames(db, namesShown) })),
  on(reports.unassignCloudName, (call) => unassignName(call, call.params.streamUser)),
  on(reports.takeBackCloudReport, (call) => takeBackReport(call, call.params.id)),
]
