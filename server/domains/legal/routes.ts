import * as contract from '#contract/legal.ts'
import { on, type Route } from '#platform/operations.ts'
import { complete, declare } from './notices.ts'

const plain = { extraordinary: false, reason: '', endDay: null } as const

export const legalRoutes: Route[] = [
  on(contract.declareCancellation, (call) => declare(call, { kind: 'cancellation', ...call.body })),
  on(contract.declareWithdrawal, (call) => declare(call, { kind: 'withdrawal', ...plain, ...call.body })),
  on(contract.completeLegalNotice, (call) => complete(call, call.params.id, call.body.note)),
]
