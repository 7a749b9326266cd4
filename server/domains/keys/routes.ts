import { portalDay } from '#contract/time-zone.ts'
import * as contract from '#contract/keys.ts'
import { fail } from '#platform/operations/failure.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { end, rotate } from './keys.ts'
import { signingKeys } from './queries.ts'
import { pauseResigning, resumeResigning, startResigning } from './resigning.ts'
import { lastResignings, resigningById } from './resigning-queries.ts'

export const keyRoutes: Route[] = [
  on(contract.listSigningKeys, async ({ db, signing, clock }) => ({
    items: await signingKeys(db, signing, portalDay(clock())),
  })),
  on(contract.rotateSigningKey, (call) => rotate(call)),
  on(contract.retireSigningKey, (call) => end(call, call.params.id, 'retired')),
  on(contract.revokeSigningKey, (call) => end(call, call.params.id, 'revoked')),
  on(contract.startResigning, (call) => startResigning(call, call.params.id, call.body.mail)),
  on(contract.listResignings, async ({ db }) => ({ items: await lastResignings(db) })),
  on(
    contract.readResigning,
    async ({ db, params }) => (await resigningById(db, params.id)) ?? fail('keys.resigningNotFound'),
  ),
  on(contract.pauseResigning, (call) => pauseResigning(call, call.params.id)),
  on(contract.resumeResigning, (call) => resumeResigning(call, call.params.id)),
]
