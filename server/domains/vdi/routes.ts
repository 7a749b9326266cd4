import * as contract from '#contract/virtual-desktops.ts'
import { eachRecord } from '#platform/operations/each-record.ts'
import { inTransactions, on, type Route } from '#platform/operations/operations.ts'
import { changeDesktop, removeDesktop } from './desktops.ts'
import { desktopLook, syncNow } from './sync.ts'

export const vdiRoutes: Route[] = [
  on(contract.readDesktopLook, desktopLook),
  inTransactions(contract.refreshVirtualDesktops, syncNow),
  on(contract.setDesktopTerm, (call) => changeDesktop(call, call.params.id, call.body)),
  on(contract.removeVirtualDesktop, (call) => removeDesktop(call, call.params.id)),
  on(contract.removeVirtualDesktops, (call) => eachRecord(call, call.body.ids, removeDesktop)),
]
