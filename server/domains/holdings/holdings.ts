import type { Holding } from '#contract/holdings.ts'
import { fail } from '#platform/operations/failure.ts'
import { refuseChangedSince } from '#platform/operations/last-change.ts'
import type { Write } from '#platform/operations/operations.ts'
import { holdingById, requireSeeingNotes, seesNotes, updateHolding } from './queries.ts'

type Changes = { note?: string | undefined; disabled?: boolean | undefined; modifiedAt?: string | undefined }

/** Changes note or state; refuses when somebody else changed the holding after `modifiedAt`. */
export async function changeHolding(
  { db, actor, audit }: Write,
  id: string,
  { note, disabled, modifiedAt }: Changes,
): Promise<Holding> {
  const before = (await holdingById(db, actor, id)) ?? fail('holdings.notFound')
  refuseChangedSince(modifiedAt, before)
  // Whoever does not see the note reads an empty one, which is not theirs to write back.
  if (note) requireSeeingNotes(actor)
  const written = { note: seesNotes(actor) ? note : undefined, disabled }
  if (!(await updateHolding(db, id, written, actor.accountId, before.modifiedAt))) fail('request.conflict')
  const after = (await holdingById(db, actor, id)) ?? fail('holdings.notFound')
  audit({ kind: 'holding', id, before, after })
  return after
}
