import * as contract from '#contract/legal.ts'
import { checkChallenge, type Solution } from '#domains/registration/public.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { complete, declare } from './notices.ts'

const plain = { extraordinary: false, reason: '', endDay: null } as const

export const legalRoutes: Route[] = [
  on(
    contract.declareCancellation,
    (call, solved: Solution) => declare(call, { kind: 'cancellation', ...call.body }, solved),
    ({ tokens, body }) => checkChallenge(tokens.digest, body.challenge),
  ),
  on(
    contract.declareWithdrawal,
    (call, solved: Solution) => declare(call, { kind: 'withdrawal', ...plain, ...call.body }, solved),
    ({ tokens, body }) => checkChallenge(tokens.digest, body.challenge),
  ),
  on(contract.completeLegalNotice, (call) => complete(call, call.params.id, call.body.note)),
]
