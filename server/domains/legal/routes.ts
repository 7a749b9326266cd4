import * as contract from '#contract/legal.ts'
import { listRoutes } from '#platform/list-file.ts'
import { on, type Route } from '#platform/operations.ts'
import { legalLists } from './lists.ts'
import { complete, declare, type LegalMails } from './notices.ts'

const plain = { extraordinary: false, reason: '', endDay: null } as const

export const legalRoutes = (mails: LegalMails): Route[] => [
  on(contract.declareCancellation, (call) => declare(call, { kind: 'cancellation', ...call.body }, mails)),
  on(contract.declareWithdrawal, (call) => declare(call, { kind: 'withdrawal', ...plain, ...call.body }, mails)),
  ...listRoutes(legalLists),
  on(contract.completeLegalNotice, (call) => complete(call, call.params.id, call.body.note)),
]
