import type { Holding } from '#contract/holdings.ts'
import { fail } from '#platform/operations/failure.ts'
import { refuseChangedSince } from '#platform/operations/last-change.ts'
import type { Write } from '#platform/operations/operations.ts'
import { holdingById, requireSeeingNotes, seesNotes, updateHolding } from './queries.ts'

type Changes = { note?: string | undefined; disabled?: boolean | undefined; modifiedAt?: string | undefined }

/** Changes note or state; refuses when another account changed the holding after `modifiedAt`. */
export async function changeHolding(
  { db, actor, audit }: Write,
  id: string,
  { note, disabled, modifiedAt }: Changes,
): Promise<Holding> {
  const before = (await holdingById(db, actor, id)) ?? fail('holdings.notFound')
  refuseChangedSince(modifiedAt, before)
  // An actor who does not see the note reads an empty one and must not write it back.
  if (note) requireSeeingNotes(actor)
  const written = { note: seesNotes(actor) ? note : undefined, disabled }
  if (!(await updateHolding(db, id, written, actor.accountId, before.modifiedAt))) fail('request.conflict')
  const after = (await holdingById(db, actor, id)) ?? fail('holdings.notFound')
  audit({ kind: 'holding', id, before, after })
  return after
}
