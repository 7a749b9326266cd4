import * as movePolicies from '#contract/move-policies.ts'
import * as contract from '#contract/moves.ts'
import { holdingFor, holdingOf } from '#domains/holdings/public.ts'
import { normaliseMac } from '#licence/mac.ts'
import { fail } from '#platform/operations/failure.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { readAllowance } from './allowance.ts'
import { hostUses } from './host-use-queries.ts'
import { askForMove, decideMove, withdrawMove } from './moves.ts'
import { changePolicy, readPolicy, removePolicy } from './policies.ts'
import { moveById, moveFile, movesOfHolding, waitingMoves } from './queries.ts'

export const moveRoutes: Route[] = [
  on(movePolicies.readMovePolicy, (call) => readPolicy(call, call.params.id)),
  on(movePolicies.saveMovePolicy, (call) => {
    const { modifiedAt, ...policy } = call.body
    return changePolicy(call, call.params.id, policy, modifiedAt)
  }),
  on(movePolicies.deleteMovePolicy, (call) => removePolicy(call, call.params.id)),
  on(contract.readMoveAllowance, (call) => readAllowance(call, call.params.id, call.clock())),
  on(contract.listHostUses, async ({ db, actor, params, query }) => {
    await holdingFor(db, actor, params.id)
    const { mac1, mac2, mac3, name1, name2, name3, except } = query
    const macs = [mac1, mac2, mac3].flatMap((mac) => normaliseMac(mac) ?? [])
    const names = [name1, name2, name3].filter((name) => name !== '')
    return { items: await hostUses(db, actor, { macs, names }, except ?? null) }
  }),
  on(contract.askForMove, (call) => askForMove(call, call.params.id, call.body)),
  on(contract.listHoldingMoves, async ({ db, actor, params }) => {
    await holdingOf(db, actor, params.id, contract.listHoldingMoves)
    return { items: await movesOfHolding(db, actor, params.id) }
  }),
  on(contract.countMoves, async ({ db, actor }) => ({ open: await waitingMoves(db, actor) })),
  on(
    contract.readMove,
    async ({ db, actor, params }) => (await moveById(db, actor, params.id)) ?? fail('moves.notFound'),
  ),
  on(contract.downloadMoveFile, async ({ db, actor, params }) => {
    const { fileName, file } = (await moveFile(db, actor, params.id)) ?? fail('moves.notFound')
    return { fileName, mediaType: 'application/octet-stream', bytes: file }
  }),
  on(contract.withdrawMove, (call) => withdrawMove(call, call.params.id)),
  on(contract.decideMove, (call) => decideMove(call, call.params.id, call.body)),
]
