import { findRecords as findRecordsOperation } from '#contract/finder.ts'
import * as contract from '#contract/today.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { findRecords } from './finder.ts'
import { countInbox, readInbox, sumOf } from './inbox.ts'

export const todayRoutes: Route[] = [
  on(contract.readInbox, (call) => readInbox(call, call.query.kind)),
  on(contract.countInbox, async (call) => ({ open: sumOf(await countInbox(call)) })),
  on(findRecordsOperation, async (call) => ({ items: await findRecords(call, call.query.words) })),
]
